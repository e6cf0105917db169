import WaymarkLinks

/// Takes one kind of link from outside (E7). Thin: it knows its kind, and hands on to the one resolver.
@MainActor public protocol LinkHandler {
    /// What it takes, for reports: `universal`, `custom`.
    var name: String { get }
    /// Whether a link is of its kind, and passes the link policy. It may still lead nowhere.
    func canHandle(_ link: String) -> Bool
    /// Opens it.
    @discardableResult func handle(_ link: String) -> Transition
    /// The same, for handlers that record where the link comes from. By default it calls ``handle(_:)``.
    @discardableResult func handle(_ link: String, as origin: NavigationOrigin) -> Transition
}

extension LinkHandler {
    @discardableResult public func handle(_ link: String, as origin: NavigationOrigin) -> Transition { handle(link) }
}

/// Takes `https` links to the app's hosts.
public struct UniversalLinkHandler<Destination: Navigation>: LinkHandler {
    public let name = "universal"
    private let opener: LinkOpener<Destination>
    /// A handler that opens links in a router.
    public init(
        router: Router<Destination>, links: StateLinks<Destination>,
        notFound: (@MainActor (String) -> Destination)? = nil
    ) { opener = LinkOpener(router: router, links: links, notFound: notFound) }
    public func canHandle(_ link: String) -> Bool { opener.scheme(of: link) == "https" && opener.passes(link) }
    @discardableResult public func handle(_ link: String) -> Transition { handle(link, as: .link) }
    @discardableResult public func handle(_ link: String, as origin: NavigationOrigin) -> Transition {
        opener.open(link, as: origin)
    }
}

/// Takes links of the app's own schemes.
public struct CustomURLSchemeHandler<Destination: Navigation>: LinkHandler {
    public let name = "custom"
    private let opener: LinkOpener<Destination>
    /// A handler that opens links in a router.
    public init(
        router: Router<Destination>, links: StateLinks<Destination>,
        notFound: (@MainActor (String) -> Destination)? = nil
    ) { opener = LinkOpener(router: router, links: links, notFound: notFound) }
    public func canHandle(_ link: String) -> Bool {
        guard let scheme = opener.scheme(of: link) else { return false }
        return opener.links.resolver.origins.schemes.contains(scheme) && opener.passes(link)
    }
    @discardableResult public func handle(_ link: String) -> Transition { handle(link, as: .link) }
    @discardableResult public func handle(_ link: String, as origin: NavigationOrigin) -> Transition {
        opener.open(link, as: origin)
    }
}

/// What became of a link.
public enum LinkDispatch: Sendable {
    /// The first handler that could took it.
    case taken(by: String, Transition)
    /// None could: what the policy says about it. It is recorded, and the not-found destination is shown (U11).
    case refused(StateLinkError, Transition)

    /// The transition, in either case.
    public var transition: Transition {
        switch self {
        case .taken(_, let transition), .refused(_, let transition): transition
        }
    }
    /// The name of the handler that took it.
    public var handler: String? { if case .taken(let name, _) = self { name } else { nil } }
}

/// Asks handlers in order; the first that can takes a link. Everything from outside comes in here: URLs, user activities,
/// the payload of a push, the pasteboard (D6).
@MainActor public struct LinkDispatcher<Destination: Navigation> {
    private let handlers: [any LinkHandler]
    private let opener: LinkOpener<Destination>

    /// - Parameters:
    ///   - router: What opens the links.
    ///   - links: The app's links.
    ///   - handlers: Asked before those for universal links and the custom scheme.
    ///   - notFound: What is shown for a link that leads nowhere, by its path.
    public init(
        router: Router<Destination>, links: StateLinks<Destination>, handlers: [any LinkHandler] = [],
        notFound: (@MainActor (String) -> Destination)? = nil
    ) {
        opener = LinkOpener(router: router, links: links, notFound: notFound)
        self.handlers =
            handlers + [
                UniversalLinkHandler(router: router, links: links, notFound: notFound),
                CustomURLSchemeHandler(router: router, links: links, notFound: notFound),
            ]
    }

    /// Whether a link is one of the app's: a handler takes it. It may still lead nowhere.
    public func canOpen(_ link: String) -> Bool { handlers.contains { $0.canHandle(link) } }
    /// Opens a link, whichever modal is on top.
    @discardableResult public func open(_ link: String) -> LinkDispatch { open(link, as: .link) }

    private func open(_ link: String, as origin: NavigationOrigin) -> LinkDispatch {
        if let handler = handlers.first(where: { $0.canHandle(link) }) {
            return .taken(by: handler.name, handler.handle(link, as: origin))
        }
        let transition = opener.open(link, as: origin)
        if case .failed(.link(let error)) = transition.settled { return .refused(error, transition) }
        return .refused(.link(.unknownRoute(offset: 0), in: .top), transition)
    }

    /// Opens the link in a push notification's payload; nil where there is none.
    @discardableResult public func open(payload: [AnyHashable: Any], key: String = "link") -> LinkDispatch? {
        (payload[key] as? String).map { open($0, as: .notification) }
    }
}

/// What the handlers share.
@MainActor private struct LinkOpener<Destination: Navigation> {
    let router: Router<Destination>
    let links: StateLinks<Destination>
    let notFound: (@MainActor (String) -> Destination)?

    func open(_ link: String, as origin: NavigationOrigin) -> Transition {
        router.active.open(link, using: links, as: origin, notFound: notFound)
    }

    /// The scheme in lower case (RFC 3986, section 3.1; P2).
    func scheme(of link: String) -> String? {
        let bytes = link.utf8.prefix(64)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return String(decoding: bytes[..<colon].map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
    func passes(_ link: String) -> Bool { (try? CheckedLink(link, origins: links.resolver.origins)) != nil }
}
