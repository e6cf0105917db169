/// A validated table of links with the origins that the app accepts. Resolves links to destinations, and prints the
/// links of destinations. Custom schemes and universal links follow the same policy.
///
/// ```swift
/// let origins = try LinkOrigins(schemes: ["challenge"], hosts: ["challenge.example"])
/// let resolver = try LinkResolver(links, origins: origins)
/// let destination = try resolver.resolve("challenge://character/42")
/// ```
/// It's a value that is cheap to copy and safe to use from any thread. Building takes microseconds per pattern, so
/// build it once.
@usableFromInline package struct LinkResolver<Destination: Equatable & Sendable>: Sendable {
    /// The origins of the app's links.
    @usableFromInline package var origins: LinkOrigins
    @usableFromInline let matcher: LinkMatcher
    @usableFromInline let groups: [LinkGroup<Destination>]
    /// The index of the canonical pattern of each group's links.
    private let canonicals: [[Int]]
    /// The patterns, in declaration order.
    package var patterns: [DeclaredPattern] { matcher.patterns }

    /// Creates a resolver of an app's links.
    ///
    /// - Throws: ``LinkSetupError``, which names the pattern, or both patterns of a clash.
    package init(_ links: Links<Destination>, origins: LinkOrigins = .none) throws(LinkSetupError) {
        self.origins = origins
        groups = links.groups
        var patterns: [DeclaredPattern] = []
        var canonicals: [[Int]] = []
        for (index, group) in groups.enumerated() {
            canonicals.append([])
            for (link, declaration) in group.declarations.enumerated() {
                canonicals[index].append(patterns.count)
                var canonical: DeclaredPattern?
                for pattern in declaration.patterns {
                    let declared = try DeclaredPattern(
                        pattern, owner: group.owner, canonical: canonical, group: index, link: link,
                        values: declaration.values)
                    patterns.append(declared)
                    canonical = canonical ?? declared
                }
            }
        }
        self.canonicals = canonicals
        matcher = try LinkMatcher(patterns)
    }
    /// Creates a resolver of the links that a builder lists.
    ///
    /// ```swift
    /// let resolver = try LinkResolver<Route> { LinkRoute("/home", to: .home) }
    /// ```
    /// - Throws: ``LinkSetupError``, which names the pattern, or both patterns of a clash.
    package init(@_LinksBuilder<Destination> _ links: () -> Links<Destination>) throws(LinkSetupError) {
        try self.init(links())
    }

    // MARK: resolving
    /// Returns the destination of a link or, if they are accepted, a path such as `/character/42`, the form of links in
    /// saved state. The policy for both is the same, apart from scheme and host.
    ///
    /// - Throws: ``LinkError``: the rule that refused the link, where, and what was expected.
    @inlinable package func resolve(
        _ link: String, accepting forms: LinkForms = .links
    ) throws(LinkError) -> Destination {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return try resolve(utf8: link.utf8.span, accepting: forms)
        }
        let bytes = Array(link.utf8)
        return try resolve(utf8: bytes.span, accepting: forms)
    }
    /// Returns the destination of a path.
    ///
    /// - Throws: ``LinkError``, as ``resolve(_:accepting:)`` does.
    @inlinable package func resolve(path: String) throws(LinkError) -> Destination {
        try resolve(path, accepting: .paths)
    }
    /// Returns the destination of a link in UTF-8.
    ///
    /// - Throws: ``LinkError``, as ``resolve(_:accepting:)`` does.
    @inlinable package func resolve(
        utf8 bytes: Span<UInt8>, accepting forms: LinkForms = .links
    ) throws(LinkError) -> Destination {
        let match = try matcher.match(bytes, origins, accepting: forms)
        return try groups[match.group].make(match)
    }
    /// Returns the index of the pattern that matches a link or a path. No value is parsed.
    ///
    /// - Throws: ``LinkError`` if the policy refuses the text or no pattern matches it.
    package func index(of link: String) throws(LinkError) -> Int {
        let bytes = Array(link.utf8)
        return try matcher.match(bytes.span, origins, accepting: .linksAndPaths).pattern
    }

    // MARK: printing
    /// Returns the link to a destination or, without an origin, its path; nil if ``requireLink(to:as:)`` throws.
    package func link(to destination: Destination, as origin: LinkOrigin? = nil) -> String? {
        try? requireLink(to: destination, as: origin)
    }
    /// Returns the link to a destination or, without an origin, its path: by the first of the link's patterns that
    /// leads back to the destination.
    ///
    /// - Parameter origin: The link's origin, which needn't be one of the app's.
    /// - Throws: ``LinkError``, which says why the link's canonical pattern can't be used.
    package func requireLink(to destination: Destination, as origin: LinkOrigin? = nil) throws(LinkError) -> String {
        guard let (canonical, texts) = written(destination) else { throw LinkError(.noLink(.undeclared)) }
        var fault: LinkPrintingFault?
        for pattern in [patterns[canonical]] + patterns[(canonical + 1)...].prefix(while: { !$0.isCanonical }) {
            do throws(LinkPrintingFault) {
                let path = try path(to: destination, by: pattern, texts)
                return try link(of: path, by: pattern, as: origin)
            } catch { fault = fault ?? error }
        }
        throw LinkError(.noLink(fault ?? .undeclared))
    }
    private func path(
        to destination: Destination, by pattern: DeclaredPattern, _ texts: [String: [String]]
    ) throws(LinkPrintingFault) -> String {
        if let name = pattern.parsed.missingPlaceholder(in: texts) {
            throw .refused(pattern.pattern, LinkError(.missingParameter(name: name)))
        }
        let path = pattern.parsed.path { texts[$0.name, default: []].map(PercentCoding.value) }
        let found: Destination
        do throws(LinkError) { found = try resolve(path: path) } catch { throw .refused(pattern.pattern, error) }
        guard found == destination else { throw .leadsElsewhere(pattern.pattern) }
        return path
    }
    private func link(
        of path: String, by pattern: DeclaredPattern, as origin: LinkOrigin?
    ) throws(LinkPrintingFault) -> String {
        if case .scheme(let scheme)? = origin, !pattern.parsed.canFollowScheme {
            throw .noCustomForm(pattern.pattern, scheme: scheme)
        }
        let link = (origin?.prefix ?? "") + path
        guard link.utf8.count <= LinkLimits.bytes else {
            throw .refused(pattern.pattern, LinkError(.tooLong(limit: LinkLimits.bytes)))
        }
        return link
    }
    /// Returns the index of the canonical pattern of a destination's link, and the texts of the placeholders by name;
    /// nil if no link is declared for the destination.
    private func written(_ destination: Destination) -> (canonical: Int, texts: [String: [String]])? {
        for (group, canonicals) in zip(groups, canonicals) {
            var printer = _LinkPrinter()
            group.write(destination, &printer)
            guard let link = printer.link else { continue }
            let names = patterns[canonicals[link]].placeholders.map(\.name)
            return (canonicals[link], Dictionary(zip(names, printer.texts)) { first, _ in first })
        }
        return nil
    }

    /// Returns the canonical pattern of a destination, without its values; nil if no link is declared for the
    /// destination.
    package func pattern(of destination: Destination) -> LinkPattern? {
        written(destination).map { patterns[$0.canonical].pattern }
    }
    /// Returns the parameters of a destination, named and ordered as in its canonical pattern. Leaves out absent values.
    /// Empty if no link is declared for the destination.
    package func arguments(of destination: Destination) -> [LinkArgument] {
        guard let (canonical, texts) = written(destination) else { return [] }
        return patterns[canonical].placeholders.flatMap { placeholder in
            texts[placeholder.name, default: []].map { LinkArgument(name: placeholder.name, text: $0) }
        }
    }
}

/// A parameter of a destination's link: its name and its text before encoding.
package struct LinkArgument: Hashable, Sendable {
    /// The placeholder's name.
    package let name: String
    /// The value's text.
    package let text: String
}

/// A receiver of the values of one link, in the order of the canonical pattern's placeholders.
///
/// Underscored: for code generated by `@Links` only.
public struct _LinkPrinter {
    /// The index of the link among its type's declarations; nil before a link has begun.
    private(set) var link: Int?
    private(set) var texts: [[String]] = []

    /// Starts the link with this index among its type's declarations.
    public mutating func begin(_ index: Int) { link = index }
    /// Writes the value of the next placeholder.
    public mutating func value<V: _LinkValue>(_ value: V) { texts.append(value._linkTexts) }
}
