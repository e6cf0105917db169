public import WaymarkLinks

/// An app's links: which schemes and hosts are its own, which destination each link leads to, and which link each
/// destination and each state has.
///
/// ```swift
/// let links = DeepLinks<Route>(schemes: ["recipes"], hosts: ["recipes.example"])
/// try links.destination(of: "recipes://recipes/4")      // .recipe(id: 4)
/// links.url(to: .recipe(id: 4))                         // https://recipes.example/recipes/4
/// ```
///
/// A link is parsed once, by one policy, whichever form it has. Making one costs time in proportion to the number of
/// patterns: do it once, at launch.
public struct DeepLinks<Destination: Navigation>: Sendable {
    @usableFromInline package let resolver: LinkResolver<Destination>
    /// The root of the ground level. Its own link stands for an empty path.
    public let root: Destination?
    /// Whether `/` is no destination's link, and so stands for an empty path.
    let isSlashFree: Bool
    @usableFromInline let handlers: [any DeepLinkHandler<Destination>]
    /// What is shown for a link that leads nowhere, by its path.
    let notFound: (@Sendable (String) -> Destination)?
    /// Shared by all routers that open these links.
    let taken = LinkClaims()

    /// The links of a table that is made at run time, for instance of several types of destinations.
    ///
    /// - Parameters:
    ///   - links: What leads where.
    ///   - schemes: The app's own URL schemes, without `:`. The first is the one that is printed.
    ///   - hosts: The hosts of its universal links. The first is the one that is printed.
    ///   - root: The root of the ground level, which lies under every link.
    ///   - handlers: Asked in order for links that no pattern has.
    ///   - notFound: What is shown for a link that leads nowhere, by its path; nil for nothing.
    /// - Throws: `LinkSetupError` if two patterns clash, or a scheme or a host cannot be one.
    public init(
        _ links: Links<Destination>, schemes: [String] = [], hosts: [String] = [], root: Destination? = nil,
        handlers: [any DeepLinkHandler<Destination>] = [], notFound: (@Sendable (String) -> Destination)? = nil
    ) throws(LinkSetupError) {
        let origins = try LinkOrigins(schemes: schemes, hosts: hosts)
        self.init(
            LinkResolver(origins: origins, table: try LinkTable(links)), root: root, handlers: handlers,
            notFound: notFound)
    }
    package init(
        _ resolver: LinkResolver<Destination>, root: Destination? = nil,
        handlers: [any DeepLinkHandler<Destination>] = [], notFound: (@Sendable (String) -> Destination)? = nil
    ) {
        self.resolver = resolver
        self.root = root
        self.handlers = handlers
        self.notFound = notFound
        isSlashFree = (try? resolver.table.resolve(path: "/")) == nil
    }

    // MARK: one destination
    /// The destination of a link from outside, or of its path alone (`/recipes/4`).
    ///
    /// One pass over its bytes: about a tenth of a microsecond, whatever the number of patterns. Nothing is allocated
    /// before the first value that needs memory of its own is made.
    ///
    /// - Throws: `LinkError`: which rule refused, where, and what was expected.
    @inlinable public func destination(of link: String) throws(LinkError) -> Destination {
        do throws(LinkError) { return try resolver.resolve(link) } catch {
            // most apps have no handlers, and most links are no paths: what is refused costs nothing more
            guard !handlers.isEmpty || error.isRelativeReference else { throw error }
            return try destination(of: link, after: error)
        }
    }
    /// The destination of a link that has no pattern, or is only a path.
    @usableFromInline func destination(of link: String, after error: LinkError) throws(LinkError) -> Destination {
        try Self.isPath(link) ? destination(path: link) : handled(link, error)
    }
    /// The destination of a link's path: what stands in a page, in saved state, in another link.
    package func destination(path: String) throws(LinkError) -> Destination {
        do throws(LinkError) { return try resolver.table.resolve(path: path) } catch { return try handled(path, error) }
    }

    /// The link of a destination: a universal link if the app has a host, else one of its scheme. nil if the destination
    /// has no link, or the app neither host nor scheme.
    public func link(to destination: Destination) -> String? {
        let origins = resolver.origins
        if let host = origins.hosts.first { return resolver.link(to: destination, as: .universal(host: host)) }
        return origins.schemes.first.flatMap { resolver.link(to: destination, as: .scheme($0)) }
    }
    /// The universal link of a destination, on a host of the app's: `https://recipes.example/recipes/4`.
    @inlinable public func link(to destination: Destination, host: String) -> String? {
        resolver.link(to: destination, as: .universal(host: host))
    }
    /// The link of a destination with a scheme of the app's: `recipes://recipes/4`. nil also for a destination whose first
    /// segment is no literal.
    @inlinable public func link(to destination: Destination, scheme: String) -> String? {
        resolver.link(to: destination, as: .scheme(scheme))
    }
    /// The path of a destination's link: `/recipes/4`. nil if it has none.
    @inlinable public func path(to destination: Destination) -> String? { resolver.table.path(to: destination) }
    /// The values in a destination's link, not encoded, by the names of its pattern's placeholders.
    public func values(of destination: Destination) -> [(name: String, text: String)] {
        resolver.table.arguments(of: destination).map { ($0.name, $0.text) }
    }
    /// Every pattern, in the order of declaration.
    public var declared: [DeclaredLink] { resolver.table.entries }

    /// Why a link does or does not lead anywhere: every pattern, and what refused it first. For developers; it may hold
    /// parts of the link.
    public func explain(_ link: String) -> LinkExplanation {
        Self.isPath(link) ? resolver.explain(path: link) : resolver.explain(link)
    }
    /// Whether a link has one of the app's schemes or hosts and passes the link policy. It may still lead nowhere.
    public func accepts(_ link: String) -> Bool { !Self.isPath(link) && (try? parsed(link)) != nil }

    // MARK: parsing
    static func isPath(_ link: String) -> Bool { link.utf8.first == UInt8(ascii: "/") }
    func parsed(_ link: String) throws(LinkError) -> ParsedLink {
        try Self.isPath(link) ? ParsedLink(path: link) : ParsedLink(link, origins: resolver.origins)
    }
    /// The destination that a handler knows for a link that no pattern has.
    private func handled(_ link: String, _ error: LinkError) throws(LinkError) -> Destination {
        guard error.isUnknownRoute, case .navigate(let destination)? = response(to: link) else { throw error }
        return destination
    }
    /// What the first handler that knows a link says about it.
    private func response(to link: String) -> LinkResponse<Destination>? {
        guard !handlers.isEmpty, let link = try? parsed(link) else { return nil }
        return handlers.lazy.compactMap { $0.response(to: link) }.first
    }
    /// What a link does that is no destination's.
    func action(of link: String) -> (@MainActor @Sendable () -> Void)? {
        if case .handled(let action)? = response(to: link) { action } else { nil }
    }
}

extension DeepLinks {
    /// The links that a type of destinations declares.
    ///
    /// See ``init(_:schemes:hosts:root:handlers:notFound:)``.
    ///
    /// - Precondition: Schemes and hosts can be such, and no two patterns clash; `@Links` has checked the patterns.
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

extension DeepLinks where Destination == AnyNavigation {
    /// The links of an app made of features: their patterns first, then each feature's handler, then the app's own.
    ///
    /// See ``init(_:schemes:hosts:root:handlers:notFound:)``.
    @MainActor public init<Screen>(
        schemes: [String] = [], hosts: [String] = [], features: [any Feature<Screen>], root: AnyNavigation? = nil,
        handlers: [any DeepLinkHandler<AnyNavigation>] = [], notFound: (@Sendable (String) -> AnyNavigation)? = nil
    ) throws(LinkSetupError) {
        try self.init(
            .merging(features.map { $0.erasedLinks }), schemes: schemes, hosts: hosts, root: root,
            handlers: features.compactMap { $0.erasedHandler } + handlers, notFound: notFound)
    }
}
