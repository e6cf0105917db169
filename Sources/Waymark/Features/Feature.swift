public import WaymarkLinks

/// The public interface of a feature module: a struct made with its dependencies, generic over the kind of screen it
/// makes. See <doc:FeaturesThatDoNotImportEachOther>.
@MainActor public protocol Feature<Screen> {
    /// The kind of screen: a view, a page, or a string in a test.
    associatedtype Screen
    /// The destinations that the feature can show.
    associatedtype Incoming: IncomingNavigation

    /// The type of its link handler: a ``DeepLinkHandler`` of its destinations. Any other type doesn't compile; a handler
    /// that isn't always there returns nil for every link.
    associatedtype LinkHandler = _NoDeepLinks<Incoming>

    /// The links to its destinations; by default those that its navigations declare.
    var links: Links<Incoming> { get }
    /// A handler for links that patterns can't express; none by default.
    var deepLinkHandler: LinkHandler { get }
    /// The link handler for an app's links. Implemented for every ``LinkHandler`` that fits; never implement it.
    var _erasedHandler: (any DeepLinkHandler<AnyNavigation>)? { get }
    /// The work that makes ready what a destination's screen will show; nil, the default, for one that needs none. See
    /// ``Router/setPreparation(count:age:cost:_:)``.
    func prepare(for navigation: Incoming) -> Preparation?
    /// The feature's first screen.
    func mainScreen(navigator: any Navigator) -> Screen
    /// The screen of one of its destinations.
    func screen(for navigation: Incoming, navigator: any Navigator) -> Screen
}

extension Feature {
    public var links: Links<Incoming> { Incoming.links }
    public func prepare(for navigation: Incoming) -> Preparation? { nil }
}

// `LinkHandler` has no constraint of its own: the compiler would take a handler that doesn't meet it for an unrelated
// property, and use the default.
extension Feature where LinkHandler: DeepLinkHandler<Incoming> {
    public var _erasedHandler: (any DeepLinkHandler<AnyNavigation>)? { ErasedLinkHandler(base: deepLinkHandler) }
}
extension Feature where LinkHandler == _NoDeepLinks<Incoming> {
    /// No handler: the feature's links are those of ``links``.
    public var deepLinkHandler: _NoDeepLinks<Incoming> { _NoDeepLinks() }
    public var _erasedHandler: (any DeepLinkHandler<AnyNavigation>)? { nil }
}

/// The link handler of a feature without one.
///
/// Underscored: it is only ever the default of ``Feature/LinkHandler``.
public struct _NoDeepLinks<Destination: Navigation>: DeepLinkHandler {}

private struct ErasedLinkHandler<Base: DeepLinkHandler>: DeepLinkHandler {
    let base: Base

    func navigation(for link: ParsedLink) -> AnyNavigation? { base.navigation(for: link).map { AnyNavigation($0) } }
    func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)? { base.action(for: link) }
}
