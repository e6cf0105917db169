public import WaymarkLinks

/// An app's links: its schemes and hosts, and the mapping between links and destinations or states, both ways.
///
/// ```swift
/// let links = LinkTable<Route>(schemes: ["recipes"], hosts: ["recipes.example"])
/// try links.destination(of: "recipes://recipes/4")      // .recipe(id: 4)
/// links.url(to: .recipe(id: 4))                         // https://recipes.example/recipes/4
/// ```
/// Creating the table takes time proportional to the number of patterns: do it once, at launch.
public struct LinkTable<Destination: Navigation>: Sendable {
    @usableFromInline package let resolver: LinkResolver<Destination>
    /// The root of the ground level; nil if the container that shows the app has its own first screen. A link to the
    /// root itself leads to a state with an empty path.
    package let root: Destination?
    /// A Boolean value that indicates whether `/` isn't the link of a destination, and therefore means an empty path.
    let isSlashFree: Bool
    let handlers: [any DeepLinkHandler<Destination>]
    /// Creates the destination to show for a link that leads nowhere, from its `shownPath(of:)`; nil to show nothing.
    let notFound: (@Sendable (String) -> Destination)?
    /// The identity of the table, which its copies share.
    let identity = LinkTableIdentity()

    /// Creates a table of patterns that are put together at run time, for example from several types of destinations.
    ///
    /// - Parameters:
    ///   - links: The patterns and their destinations.
    ///   - schemes: The app's own URL schemes, without `:`. The first one is used to print links if there are no hosts.
    ///   - hosts: The hosts of the app's universal links. The first one is used to print links.
    ///   - root: The root of the ground level, below every link's destination; nil if the container that shows the app
    ///     has its own first screen.
    ///   - handlers: The handlers to ask in order about links that no pattern matches.
    ///   - notFound: Creates the destination to show for a link that leads nowhere, from the link's path or, if the
    ///     link policy rejects the link, from its text before the query; nil to show nothing.
    /// - Throws: `LinkSetupError` if a pattern is malformed, two patterns clash, or a scheme or a host is invalid or
    ///   listed twice.
    public init(
        _ links: Links<Destination>, schemes: [String] = [], hosts: [String] = [], root: Destination? = nil,
        handlers: [any DeepLinkHandler<Destination>] = [], notFound: (@Sendable (String) -> Destination)? = nil
    ) throws(LinkSetupError) {
        resolver = try LinkResolver(links, origins: try LinkOrigins(schemes: schemes, hosts: hosts))
        self.root = root
        self.handlers = handlers
        self.notFound = notFound
        isSlashFree = (try? resolver.resolve(path: "/")) == nil
    }

    // MARK: one destination
    /// Returns the destination of a link from outside, or of its path alone (`/recipes/4`). If no pattern matches, the
    /// handlers are asked, in order.
    ///
    /// Takes less than a microsecond for most links.
    ///
    /// - Throws: `LinkError`, which says which rule failed, where, and what was expected.
    @inlinable public func destination(of link: String) throws(LinkError) -> Destination {
        do throws(LinkError) { return try resolver.resolve(link, accepting: .linksAndPaths) } catch {
            return try askHandlers(link, error)
        }
    }
    package func destination(path: String) throws(LinkError) -> Destination {
        do throws(LinkError) { return try resolver.resolve(path: path) } catch {
            return try askHandlers(path, error)
        }
    }

    /// Returns the link to a destination: on the app's first host or, without hosts, with its first scheme. Returns nil
    /// if the app has neither, or the destination has no such link.
    ///
    /// A link with a scheme needs a pattern whose first segment can take the place of a host: a literal that needs no
    /// percent-encoding and contains neither `:` nor `@`.
    public func link(to destination: Destination) -> String? { try? requireLink(to: destination) }
    /// Returns the link to a destination, as ``link(to:)`` does.
    ///
    /// - Throws: `LinkError` if there is none. The error says why: no link is declared for the destination, the table
    ///   has neither a host nor a scheme, or a value or rule prevents the link that its pattern would give.
    public func requireLink(to destination: Destination) throws(LinkError) -> String {
        let origins = resolver.origins
        let origin =
            origins.hosts.first.map { LinkOrigin.universal(host: $0) } ?? origins.schemes.first.map { .scheme($0) }
        let link = try resolver.requireLink(to: destination, as: origin)
        guard origin != nil else { throw LinkError(.noLink(.noOrigin)) }
        return link
    }
    /// Returns the path of a destination's link, such as `/recipes/4`; nil if it has no link.
    public func path(to destination: Destination) -> String? { resolver.link(to: destination) }
    /// Returns the values in a destination's link, unencoded, by placeholder name. The values of a list are joined with
    /// commas. Empty for a destination without a link.
    public func values(of destination: Destination) -> [String: String] {
        Dictionary(
            resolver.arguments(of: destination).map { ($0.name, $0.text) }, uniquingKeysWith: { $0 + "," + $1 })
    }
    /// The patterns of the table, in the order of declaration.
    package var patterns: [DeclaredPattern] { resolver.patterns }

    /// Returns an explanation of where a link leads, or why it leads nowhere. The first line is the result. Unless the
    /// link policy rejects the link, there is also a line for each pattern, which says that it matches or the first
    /// reason why it doesn't, and one for each handler that was asked. Takes a pass over the whole table. For
    /// developers: the text may contain parts of the link, so keep it out of logs.
    public func explain(_ link: String) -> String { explanation(of: link).description }
    package func explanation(of link: String) -> LinkExplanation {
        var explanation = resolver.explain(link)
        if explanation.error?.isUnknownRoute == true, let parsed = try? parsed(link) {
            let taker = handlers.firstIndex { $0.response(to: parsed) != nil }
            let asked = handlers.prefix(through: taker ?? handlers.count - 1)
            explanation = explanation.asking(asked.map { "\(type(of: $0))" }, isAccepted: taker != nil)
        }
        guard explanation.error == nil else { return explanation }
        do throws(LinkError) { _ = try state(of: link) } catch {
            // a handler's link that leads to no screen has no state
            if !error.isUnknownRoute { return explanation.failing(error) }
        }
        return explanation
    }
    /// Returns true if a link is the app's by scheme or host, and complies with the link policy; false for a path
    /// alone. The link may still not resolve.
    public func accepts(_ link: String) -> Bool { !link.hasPrefix("/") && (try? parsed(link)) != nil }

    // MARK: parsing
    func parsed(_ link: String) throws(LinkError) -> ParsedLink {
        try ParsedLink(link, origins: resolver.origins)
    }
    @usableFromInline func askHandlers(_ link: String, _ error: LinkError) throws(LinkError) -> Destination {
        guard error.isUnknownRoute, case .navigate(let destination)? = response(to: link) else { throw error }
        return destination
    }
    private func response(to link: String) -> LinkResponse<Destination>? {
        guard !handlers.isEmpty, let link = try? parsed(link) else { return nil }
        return handlers.lazy.compactMap { $0.response(to: link) }.first
    }
    /// Returns the action that a handler has for a link; nil if no handler knows the link, or the first that does
    /// returns a destination.
    func action(of link: String) -> (@MainActor @Sendable () -> Void)? {
        if case .handled(let action)? = response(to: link) { action } else { nil }
    }
}

extension LinkTable {
    /// Creates a table of the links that the destination type declares, whose patterns `@Links` has checked at compile
    /// time. ``init(_:schemes:hosts:root:handlers:notFound:)`` describes the parameters, and throws instead of
    /// trapping.
    ///
    /// - Precondition: Schemes and hosts are valid, and no two patterns clash.
    public init(
        schemes: [String] = [], hosts: [String] = [], root: Destination? = nil,
        handlers: [any DeepLinkHandler<Destination>] = [], notFound: (@Sendable (String) -> Destination)? = nil
    ) {
        do {
            try self.init(
                Destination.links, schemes: schemes, hosts: hosts, root: root, handlers: handlers, notFound: notFound)
        } catch { preconditionFailure("the links of \(Destination.self): \(error)") }
    }
}

extension LinkTable where Destination == AnyNavigation {
    /// Creates the table of an app made of features. A link is matched with all patterns first; then the features'
    /// handlers are asked, in the order of the features, and then `handlers`.
    /// ``init(_:schemes:hosts:root:handlers:notFound:)`` describes the other parameters.
    ///
    /// - Throws: `LinkSetupError` as that initializer does, including if patterns of different features clash.
    @MainActor public init<Screen>(
        schemes: [String] = [], hosts: [String] = [], features: [any Feature<Screen>], root: AnyNavigation? = nil,
        handlers: [any DeepLinkHandler<AnyNavigation>] = [], notFound: (@Sendable (String) -> AnyNavigation)? = nil
    ) throws(LinkSetupError) {
        try self.init(
            .merging(features.map { $0.erasedLinks }), schemes: schemes, hosts: hosts, root: root,
            handlers: features.compactMap { $0._erasedHandler } + handlers, notFound: notFound)
    }
}
