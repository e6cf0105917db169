public import WaymarkLinks

/// The public interface of a feature module, usually a struct that gets its dependencies when it is created and is
/// generic over the kind of screen it makes.
@MainActor public protocol Feature<Screen> {
    /// The kind of screen: a view, or a string in a test.
    associatedtype Screen
    /// The destinations that the feature can show.
    associatedtype Incoming: IncomingNavigation

    /// The type of the feature's link handler: a ``DeepLinkHandler`` of its destinations; any other type doesn't
    /// compile. By default, the feature has no handler. To disable one at run time, return nil for every link.
    associatedtype LinkHandler = _NoDeepLinks<Incoming>

    /// The links to the feature's destinations; by default those that ``Incoming`` declares.
    var links: Links<Incoming> { get }
    /// A handler for links that patterns can't express; none by default.
    var deepLinkHandler: LinkHandler { get }
    /// The type-erased link handler; nil for ``_NoDeepLinks``. Implemented by the library for every ``LinkHandler``
    /// that is a ``DeepLinkHandler``; don't implement it.
    var _erasedHandler: (any DeepLinkHandler<AnyNavigation>)? { get }
    /// Returns the feature's first screen, which the app shows as the root of a container or a tab.
    func mainScreen(navigator: any Navigator) -> Screen
    /// Returns the screen of one of the feature's destinations.
    func screen(for navigation: Incoming, navigator: any Navigator) -> Screen
}

extension Feature {
    public var links: Links<Incoming> { Incoming.links }
}

// `LinkHandler` has no constraint, because with one, the compiler would ignore a `deepLinkHandler` of a wrong type, and
// use the default.
extension Feature where LinkHandler: DeepLinkHandler<Incoming> {
    public var _erasedHandler: (any DeepLinkHandler<AnyNavigation>)? { ErasedLinkHandler(base: deepLinkHandler) }
}
extension Feature where LinkHandler == _NoDeepLinks<Incoming> {
    /// A handler that knows no link, so that the feature opens only those of ``links``.
    public var deepLinkHandler: _NoDeepLinks<Incoming> { _NoDeepLinks() }
    public var _erasedHandler: (any DeepLinkHandler<AnyNavigation>)? { nil }
}

/// A link handler that knows no link, for a feature without a handler of its own.
///
/// Underscored: it is only ever the default of ``Feature/LinkHandler``.
public struct _NoDeepLinks<Destination: Navigation>: DeepLinkHandler {}

private struct ErasedLinkHandler<Base: DeepLinkHandler>: DeepLinkHandler {
    let base: Base

    func navigation(for link: ParsedLink) -> AnyNavigation? { base.navigation(for: link).map { AnyNavigation($0) } }
    func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)? { base.action(for: link) }
}
