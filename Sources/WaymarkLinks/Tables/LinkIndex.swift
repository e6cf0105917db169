/// Links that were checked and made ready: paths to destinations, and back.
///
/// A value, cheap to copy, safe to use from anywhere. Building costs microseconds a pattern; build it once. A look-up
/// costs a pass over the link's bytes, whatever the number of patterns and of features.
@usableFromInline package struct LinkIndex<Destination: Sendable>: Sendable {
    @usableFromInline let matcher: LinkMatcher
    @usableFromInline let groups: [LinkGroup<Destination>]
    @usableFromInline let programs: LinkPrograms

    /// - Throws: ``LinkSetupError``, which names the pattern, or both of those that clash.
    package init(_ links: Links<Destination>) throws(LinkSetupError) {
        groups = links.groups
        var source = LinkSource(patterns: groups.reduce(0) { $0 + $1.declarations.count })
        for (index, group) in groups.enumerated() {
            for (link, declaration) in group.declarations.enumerated() {
                try source.add(declaration, owner: group.owner, group: index, link: link)
            }
        }
        matcher = LinkMatcher(source.patterns, source.tree)
        programs = LinkPrograms(matcher, groups: groups.count)
    }

    /// ```swift
    /// let table = try LinkIndex<Route> { LinkRoute("/home", to: .home) }
    /// ```
    package init(@_LinksBuilder<Destination> _ links: () -> Links<Destination>) throws(LinkSetupError) {
        try self.init(links())
    }

    // MARK: resolving
    /// The destination of a path: `/character/42`, the form that saved state and pages use.
    ///
    /// - Throws: ``LinkError``: the same policy as for a link from outside, but for scheme and host.
    @inlinable package func resolve(path: String) throws(LinkError) -> Destination {
        try resolve(path, nil)
    }

    /// Every text comes in here: its own bytes, where strings hand them out.
    ///
    /// - Parameter orPath: Whether the path form is accepted beside links of these origins.
    @inlinable func resolve(
        _ text: String, _ origins: LinkOrigins.Spellings?, orPath: Bool = false
    ) throws(LinkError) -> Destination {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return try resolve(text.utf8.span, origins, orPath: orPath)
        }
        return try resolveCopy(of: text, origins, orPath: orPath)
    }
    /// The same for systems whose strings hand out no spans.
    @inlinable package func resolveCopy(
        of text: String, _ origins: LinkOrigins.Spellings?, orPath: Bool = false
    ) throws(LinkError) -> Destination {
        let bytes = try linkBytes(of: text)
        return try resolve(bytes.span, origins, orPath: orPath)
    }
    @inlinable func resolve(
        _ bytes: Span<UInt8>, _ origins: LinkOrigins.Spellings?, orPath: Bool = false
    ) throws(LinkError) -> Destination {
        let match = try matcher.match(bytes, origins, orPath: orPath)
        return try groups[match.group].make(match)
    }
    /// The index, among the table's entries, of the pattern that a text has. No value is read.
    func index(of text: String, _ origins: LinkOrigins.Spellings?) throws(LinkError) -> Int {
        let bytes = try linkBytes(of: text)
        return try matcher.match(bytes.span, origins).pattern
    }

    // MARK: printing
    /// The canonical path of a destination, nil for one that the table does not know or the policy would refuse.
    @inlinable package func path(to destination: Destination) -> String? {
        print(destination, as: nil)
    }

    /// The canonical pattern of a destination: its shape, without its values.
    package func pattern(of destination: Destination) -> LinkPattern? {
        programs.printed { write(destination, to: &$0) }.link.map { canonicalPattern($0).site.pattern }
    }

    /// The parameters of a destination, by the names of its canonical pattern.
    package func arguments(of destination: Destination) -> [LinkArgument] {
        programs.printed { write(destination, to: &$0) }.arguments.filter(\.isReadBack)
    }

    /// The link of a destination behind an origin; its path where there is none.
    @inlinable func print(_ destination: Destination, as origin: LinkOrigin?) -> String? {
        var printer = _LinkPrinter(programs)
        if let origin { printer.begin(origin) }
        write(destination, to: &printer)
        switch printer.finish() {
        case .link(let text): return text
        case .none: return nil
        case .lost(let pattern): return alias(of: destination, behind: pattern, as: origin)
        }
    }
    /// The link of a destination whose canonical path another pattern wins: the first of its other patterns that leads
    /// back to it.
    @usableFromInline func alias(of destination: Destination, behind canonical: Int, as origin: LinkOrigin?) -> String?
    {
        let (link, arguments) = programs.printed { write(destination, to: &$0) }
        for index in matcher.aliases(of: canonical) {
            let pattern = matcher.patterns[index].parsed
            let path = pattern.path { placeholder in
                arguments.filter { $0.name == placeholder.name }.map { PercentCoding.value($0.text) }
            }
            guard let found = try? resolve(path: path), programs.printed({ write(found, to: &$0) }) == (link, arguments)
            else { continue }
            if case .scheme? = origin, !pattern.canFollowScheme { continue }
            let text = (origin?.prefix ?? "") + path
            if text.utf8.count <= LinkLimits.bytes { return text }
        }
        return nil
    }
    @inlinable @inline(__always) func write(_ destination: Destination, to printer: inout _LinkPrinter) {
        for index in groups.indices {
            printer.group = index
            groups[index].write(destination, &printer)
            if printer.link != nil { return }
        }
    }
    func canonicalPattern(_ link: Int) -> LinkMatcher.Pattern { matcher.patterns[programs.programs[link].pattern] }
}

/// A copy of a text's bytes, if it is short enough to be a link.
@usableFromInline func linkBytes(of text: String) throws(LinkError) -> [UInt8] {
    guard text.utf8.count <= LinkLimits.bytes else { throw LinkError(.tooLong(limit: LinkLimits.bytes)) }
    return Array(text.utf8)
}
