public import WaymarkLinks

/// A module's front door: a struct generic over the kind of screen that its host draws, made with its dependencies
/// (B4, C3).
///
/// ```swift
/// public struct HomeFeature<Screen>: Feature {
///     public init(tracker: any Tracker, screens: HomeScreens<Screen>) { … }
///     public func mainScreen(navigator: any Navigator) -> Screen { screen(for: .home, navigator: navigator) }
///     public func screen(for navigation: HomeIncomingNavigation, navigator: any Navigator) -> Screen { … }
/// }
/// ```
@MainActor public protocol Feature<Screen> {
    /// What a host draws: a view, a page, a string in a test.
    associatedtype Screen
    /// What the feature can show.
    associatedtype Incoming: IncomingNavigation

    /// The links to what it can show: those of its navigations.
    var links: Links<Incoming> { get }
    /// Its own handler, for links that patterns cannot express; none unless it has one.
    var linkHandler: (any DeepLinkHandler<Incoming>)? { get }
    /// The screen that it starts with.
    func mainScreen(navigator: any Navigator) -> Screen
    /// The screen of one of its navigations; every case has one.
    func screen(for navigation: Incoming, navigator: any Navigator) -> Screen
}

extension Feature {
    public var links: Links<Incoming> { Incoming.links }
    public var linkHandler: (any DeepLinkHandler<Incoming>)? { nil }
}

extension Feature {
    /// The screen of a navigation, nil for one that is not of this feature (B4).
    func resolve(_ navigation: any Navigation, navigator: any Navigator) -> Screen? {
        (navigation as? Incoming).map { screen(for: $0, navigator: navigator) }
    }
    var erasedHandler: (any DeepLinkHandler<AnyNavigation>)? { linkHandler.map { ErasedLinkHandler($0) } }
    var erasedLinks: Links<AnyNavigation> {
        links.map({ AnyNavigation($0) }, { $0.base as? Incoming })
    }
}

/// A feature's handler, among those of others.
private struct ErasedLinkHandler: DeepLinkHandler {
    private let answer: @Sendable (ParsedLink) -> AnyNavigation?

    init<Destination: Navigation>(_ handler: any DeepLinkHandler<Destination>) {
        answer = { link in handler.navigation(for: link).map { AnyNavigation($0) } }
    }
    func navigation(for link: ParsedLink) -> AnyNavigation? { answer(link) }
}
