/// Links that were checked and made ready: paths to destinations, and back.
///
/// A value, cheap to copy, safe to use from anywhere. Building costs microseconds a pattern; build it once.
public struct LinkTable<Destination: Sendable>: Sendable {
    /// One pattern of the table, for listings.
    public struct Entry: Hashable, Sendable {
        /// The pattern.
        public let pattern: LinkPattern
        /// The name of the type that declares it.
        public let owner: String
        /// Whether it is the one that is printed.
        public let isCanonical: Bool
        /// Its placeholders, in order.
        public let placeholders: [LinkPlaceholder]
        let parsed: ParsedPattern

        /// A path of the pattern's shape. nil leaves an optional placeholder out; a required one is then empty. Nothing
        /// is checked: the path is for listings and tests, and is resolved like any other.
        public func path(filling text: (LinkPlaceholder) -> String?) -> String {
            var rest = placeholders[...]
            var path = ""
            for segment in parsed.segments {
                switch segment {
                case .literal(let literal): path += "/" + literal
                case .optional: path += text(rest.removeFirst()).map { "/" + $0 } ?? ""
                case .parameter, .rest: path += "/" + (text(rest.removeFirst()) ?? "")
                }
            }
            let pairs = zip(parsed.query, rest).compactMap { parameter, placeholder -> String? in
                let value = text(placeholder)
                return value == nil && parameter.isOptional ? nil : "\(parameter.key)=\(value ?? "")"
            }
            return (path.isEmpty ? "/" : path) + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
        }
    }
    /// What a link resolved to.
    public struct Resolution: Sendable {
        /// The destination.
        public let destination: Destination
        /// The pattern that matched.
        public let pattern: LinkPattern
    }

    struct Route: Sendable {
        let link: Int
        /// Which placeholder of this pattern fills which value of the link.
        let order: [Int]
    }
    let links: [Link<Destination>]
    private let routes: [Route]
    private let canonical: [ParsedPattern]
    let matcher: LinkMatcher

    /// - Throws: ``LinkTableError``, which names the pattern, or both of those that clash.
    public init(_ links: Links<Destination>) throws(LinkTableError) {
        self.links = links.links
        var routes: [Route] = []
        var patterns: [ParsedPattern] = []
        var sites: [LinkDeclarationSite] = []
        var canonical: [ParsedPattern] = []
        for (index, link) in links.links.enumerated() {
            var first: (ParsedPattern, LinkDeclarationSite)?
            for pattern in link.patterns {
                let site = LinkDeclarationSite(pattern: pattern, owner: link.owner)
                let parsed = try Self.parse(pattern, site)
                try Self.check(parsed, site, against: first ?? (parsed, site), link)
                let names = (first?.0 ?? parsed).placeholders.map(\.name)
                let own = parsed.placeholders.map(\.name)
                routes.append(Route(link: index, order: names.compactMap(own.firstIndex)))
                patterns.append(parsed)
                sites.append(site)
                if first == nil {
                    first = (parsed, site)
                    canonical.append(parsed)
                }
            }
        }
        self.routes = routes
        self.canonical = canonical
        matcher = try LinkMatcher(patterns, sites)
    }

    /// ```swift
    /// let table = try LinkTable<Route> { Link("/home", to: .home) }
    /// ```
    public init(@LinksBuilder<Destination> _ links: () -> [Link<Destination>]) throws(LinkTableError) {
        try self.init(Links(links()))
    }

    private static func parse(
        _ pattern: LinkPattern, _ site: LinkDeclarationSite
    ) throws(LinkTableError) -> ParsedPattern {
        do throws(PatternParser.Fault) { return try PatternParser.parse(pattern) } catch {
            throw .malformed(site, column: error.column, error.problem)
        }
    }
    private static func check(
        _ parsed: ParsedPattern, _ site: LinkDeclarationSite, against canonical: (ParsedPattern, LinkDeclarationSite),
        _ link: Link<Destination>
    ) throws(LinkTableError) {
        let expected = canonical.0.placeholders.map(\.name)
        let found = parsed.placeholders.map(\.name)
        guard Set(expected) == Set(found), expected.count == found.count else {
            throw .placeholdersDiffer(site, canonical: canonical.1, expected: expected, found: found)
        }
        guard found.count == link.arities.count else {
            throw .valueCount(site, placeholders: found.count, values: link.arities.count)
        }
        for placeholder in parsed.placeholders {
            guard let position = expected.firstIndex(of: placeholder.name) else { continue }
            let (arity, type) = link.arities[position]
            guard arity == placeholder.arity else {
                throw .arity(
                    site, placeholder: placeholder.name, form: placeholder.arity, type: type, wants: arity)
            }
        }
    }

    /// Every pattern, in the order of declaration.
    public var entries: [Entry] {
        routes.indices.map { index in
            let parsed = matcher.patterns[index]
            return Entry(
                pattern: matcher.sites[index].pattern, owner: matcher.sites[index].owner,
                isCanonical: links[routes[index].link].patterns.first == matcher.sites[index].pattern,
                placeholders: parsed.placeholders, parsed: parsed)
        }
    }

    // MARK: resolving
    /// The destination of a path: `/character/42`, the form that saved state and pages use.
    ///
    /// - Throws: ``LinkError``: the same policy as for a link from outside, but for scheme and host.
    public func resolve(path: String) throws(LinkError) -> Destination { try resolution(path: path).destination }

    /// The same, with the pattern that matched.
    public func resolution(path: String) throws(LinkError) -> Resolution {
        try withBytes(of: path) { (bytes) throws(LinkError) -> Resolution in
            try resolution(bytes, LinkScanner.path(bytes))
        }
    }

    func resolution(
        _ bytes: UnsafeBufferPointer<UInt8>, _ scanner: LinkScanner
    ) throws(LinkError) -> Resolution {
        guard let index = matcher.pattern(for: scanner, in: bytes) else {
            throw .unknownRoute(offset: scanner.path.lowerBound)
        }
        let match = try LinkMatch(bytes, scanner, pattern: index, matcher.patterns[index])
        let route = routes[index]
        return Resolution(
            destination: try links[route.link].make(match, route.order), pattern: matcher.sites[index].pattern)
    }

    // MARK: printing
    /// The canonical path of a destination, nil for one that the table does not know or the policy would refuse.
    public func path(to destination: Destination) -> String? { printed(destination)?.printer.finish() }

    /// The canonical pattern of a destination: its shape, without its values.
    public func pattern(of destination: Destination) -> LinkPattern? {
        printed(destination).flatMap { links[$0.link].patterns.first }
    }

    /// The parameters of a destination, by the names of its canonical pattern.
    public func arguments(of destination: Destination) -> [LinkArgument] {
        printed(destination)?.printer.arguments ?? []
    }

    private func printed(_ destination: Destination) -> (link: Int, printer: LinkPrinter)? {
        for (index, link) in links.enumerated() {
            var printer = LinkPrinter()
            if link.write(destination, canonical[index], &printer) { return (index, printer) }
        }
        return nil
    }
}

/// Hands out a string's bytes; the one door through which text comes in. Strings without contiguous storage are copied
/// first, and only if they are short enough to be a link (P0).
func withBytes<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) throws(LinkError) -> Result
) throws(LinkError) -> Result {
    guard text.utf8.count <= LinkLimits.bytes else { throw .tooLong(limit: LinkLimits.bytes) }
    var failure = LinkError.empty
    var text = text
    let result = text.withUTF8 { bytes -> Result? in
        do throws(LinkError) { return try body(bytes) } catch {
            failure = error
            return nil
        }
    }
    guard let result else { throw failure }
    return result
}
