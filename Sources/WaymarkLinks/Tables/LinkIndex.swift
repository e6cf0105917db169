/// A validated table of links, which resolves paths to destinations and prints the paths of destinations.
///
/// It's a value that is cheap to copy and safe to use from any thread. Building takes microseconds per pattern, so
/// build it once. A lookup is one pass over the link's bytes, unless several patterns compete for a segment, such as
/// one with a literal and one with a placeholder.
@usableFromInline package struct LinkIndex<Destination: Sendable>: Sendable {
    @usableFromInline let matcher: LinkMatcher
    @usableFromInline let groups: [LinkGroup<Destination>]
    @usableFromInline let programs: LinkPrograms

    /// Creates the table of an app's links.
    ///
    /// - Throws: ``LinkSetupError``, which names the pattern, or both patterns of a clash.
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

    /// Creates a table of the links that a builder lists.
    ///
    /// ```swift
    /// let table = try LinkIndex<Route> { LinkRoute("/home", to: .home) }
    /// ```
    /// - Throws: ``LinkSetupError``, which names the pattern, or both patterns of a clash.
    package init(@_LinksBuilder<Destination> _ links: () -> Links<Destination>) throws(LinkSetupError) {
        try self.init(links())
    }

    // MARK: resolving
    /// Returns the destination of a path such as `/character/42`, the form of links in saved state.
    ///
    /// - Throws: ``LinkError`` if the policy refuses the path, no pattern matches it, or a value is invalid. The policy
    ///   is the same as for links from outside, apart from scheme and host.
    @inlinable package func resolve(path: String) throws(LinkError) -> Destination {
        try resolve(path, nil)
    }

    /// Resolves a link or a path. Uses the text's own bytes if the system's strings provide a span.
    ///
    /// - Parameters:
    ///   - origins: The allowed origins; nil for a path.
    ///   - orPath: true to also accept paths.
    @inlinable func resolve(
        _ text: String, _ origins: LinkOrigins.Spellings?, orPath: Bool = false
    ) throws(LinkError) -> Destination {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return try resolve(text.utf8.span, origins, orPath: orPath)
        }
        return try resolveCopy(of: text, origins, orPath: orPath)
    }
    /// Resolves a copy of the text's bytes, on systems whose strings provide no span. Takes a fifth more instructions
    /// (`links.copied` beside `links.spanned` in `Benchmarks/check`).
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
    /// Returns the index of the entry whose pattern matches a text. No value is parsed.
    ///
    /// - Throws: ``LinkError`` if the policy refuses the text or no pattern matches it.
    func index(of text: String, _ origins: LinkOrigins.Spellings?) throws(LinkError) -> Int {
        let bytes = try linkBytes(of: text)
        return try matcher.match(bytes.span, origins).pattern
    }

    // MARK: printing
    /// Returns the path of a destination by its canonical pattern. If another pattern takes precedence for that path,
    /// the first of the link's other patterns that resolves to the destination is used.
    ///
    /// Returns nil if the table doesn't contain the destination, if the policy, a value's type or a rule for
    /// combinations of values would refuse the canonical path, or if other patterns take precedence for all of the
    /// destination's paths.
    @inlinable package func path(to destination: Destination) -> String? {
        print(destination, as: nil, [])
    }

    /// Returns the canonical pattern of a destination, without its values; nil if the table doesn't contain the
    /// destination.
    package func pattern(of destination: Destination) -> LinkPattern? {
        programs.printed { write(destination, to: &$0) }.link.map { canonicalPattern($0).site.pattern }
    }

    /// Returns the parameters of a destination, named and ordered as in its canonical pattern. Leaves out absent
    /// values, and those whose texts don't parse back to them. Empty if the table doesn't contain the destination.
    package func arguments(of destination: Destination) -> [LinkArgument] {
        programs.printed { write(destination, to: &$0) }.arguments.filter(\.isReadBack)
    }

    /// Returns the link of a destination with an origin, or its path without one. Returns nil as ``path(to:)`` does,
    /// and if the canonical pattern can't follow a custom scheme or the link is too long.
    ///
    /// - Parameter prefix: The origin's text before the path.
    @inlinable func print(_ destination: Destination, as origin: LinkOrigin?, _ prefix: [UInt8]) -> String? {
        var printer = _LinkPrinter(programs)
        if let origin { printer.begin(origin, prefix) }
        write(destination, to: &printer)
        switch printer.finish() {
        case .link(let text): return text
        case .none: return nil
        case .lost(let pattern): return alias(of: destination, behind: pattern, as: origin)
        }
    }
    /// Returns the link of a destination by the first of its link's other patterns that resolves to the destination and
    /// suits the origin; nil if there is none. Used if the canonical path would match another pattern, which takes
    /// precedence.
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
    func canonicalPattern(_ link: Int) -> LinkMatcher.Pattern { matcher.patterns[programs.list.programs[link].pattern] }
}

/// Returns a copy of a text's bytes.
///
/// - Throws: ``LinkError`` if the text is too long to be a link.
@usableFromInline func linkBytes(of text: String) throws(LinkError) -> [UInt8] {
    guard text.utf8.count <= LinkLimits.bytes else { throw LinkError(.tooLong(limit: LinkLimits.bytes)) }
    return Array(text.utf8)
}
