public import WaymarkLinks

/// A module's front door: a struct generic over the kind of screen that its host draws, made with its dependencies.
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

    /// The links to what it can show; by default those of its navigations.
    var links: Links<Incoming> { get }
    /// A handler for links that patterns cannot express; none by default.
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
