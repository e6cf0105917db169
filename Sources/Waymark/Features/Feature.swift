public import WaymarkLinks

/// The public interface of a feature module: a struct made with its dependencies, generic over the kind of screen it
/// makes. See <doc:FeaturesThatDoNotImportEachOther>.
@MainActor public protocol Feature<Screen> {
    /// The kind of screen: a view, a page, or a string in a test.
    associatedtype Screen
    /// The destinations that the feature can show.
    associatedtype Incoming: IncomingNavigation

    /// The links to its destinations; by default those that its navigations declare.
    var links: Links<Incoming> { get }
    /// A handler for links that patterns can't express; none by default.
    var linkHandler: (any DeepLinkHandler<Incoming>)? { get }
    /// The feature's first screen.
    func mainScreen(navigator: any Navigator) -> Screen
    /// The screen of one of its destinations.
    func screen(for navigation: Incoming, navigator: any Navigator) -> Screen
}

extension Feature {
    public var links: Links<Incoming> { Incoming.links }
    public var linkHandler: (any DeepLinkHandler<Incoming>)? { nil }
}
