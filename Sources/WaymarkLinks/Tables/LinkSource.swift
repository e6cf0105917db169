/// The patterns of a table under construction: parsed, and checked against their links' values and against each other.
struct LinkSource {
    private(set) var patterns: [LinkMatcher.Pattern] = []
    private(set) var tree: SegmentTree

    /// Creates an empty source.
    ///
    /// - Parameter patterns: The approximate number of patterns that will be added, for which space is reserved.
    init(patterns: Int) {
        tree = SegmentTree(patterns: patterns)
        self.patterns.reserveCapacity(patterns)
    }

    /// Adds the patterns of a link.
    ///
    /// - Throws: ``LinkSetupError`` for the first pattern that is malformed, doesn't fit the link's values, or clashes
    ///   with an earlier pattern.
    mutating func add(_ declaration: _LinkDeclaration, owner: String, group: Int, link: Int) throws(LinkSetupError) {
        let canonical = patterns.count
        for pattern in declaration.patterns {
            let site = LinkSite(pattern: pattern, owner: owner)
            let parsed: ParsedPattern
            do throws(PatternParser.Fault) { parsed = try PatternParser.parse(pattern) } catch {
                throw LinkSetupError(.malformed(site, column: error.column, error.problem))
            }
            let first = patterns.count == canonical ? nil : patterns[canonical]
            let places = try places(of: parsed, site, declaration.values, canonical: first)
            let index = patterns.count
            patterns.append(
                LinkMatcher.Pattern(
                    site: site, parsed: parsed, group: group, link: link, isCanonical: first == nil, places: places))
            do throws(SegmentTree.Clash) { try tree.add(parsed, index) } catch {
                let other = patterns[error.pattern].site
                throw LinkSetupError(error.isCase ? .firstSegmentsDifferByCase(other, site) : .ambiguous(other, site))
            }
        }
    }

    /// Returns the places of a link's values in a pattern, in the order of the canonical pattern.
    ///
    /// - Parameter canonical: The canonical pattern; nil if the pattern itself is canonical.
    private func places(
        of parsed: ParsedPattern, _ site: LinkSite, _ values: [any LinkValue.Type], canonical: LinkMatcher.Pattern?
    ) throws(LinkSetupError) -> [LinkMatcher.Place] {
        let own = parsed.placeholders
        let wanted = canonical?.parsed.placeholders ?? own
        if let canonical, Set(own.map(\.name)) != Set(wanted.map(\.name)) {
            throw LinkSetupError(
                .placeholdersDiffer(
                    site, canonical: canonical.site, expected: wanted.map(\.name), found: own.map(\.name)))
        }
        guard own.count == values.count else {
            throw LinkSetupError(.valueCount(site, placeholders: own.count, values: values.count))
        }
        var places: [LinkMatcher.Place] = []
        for (index, value) in values.enumerated() {
            guard let found = canonical == nil ? own[index] : own.first(where: { $0.name == wanted[index].name }) else {
                continue
            }
            guard found.arity == value._arity else {
                throw LinkSetupError(
                    .arity(site, placeholder: found.name, form: found.arity, type: "\(value)", wants: value._arity))
            }
            switch found.place {
            case .segment(let depth): places.append(LinkMatcher.Place(slot: depth))
            case .query(let pair, _):
                var place = LinkMatcher.Place(slot: LinkPlaces.query(pair))
                if case .segment = wanted[index].place {
                    place.printsAsSegment = true
                    place.followsOptional = index > 0 && wanted[index - 1].arity == .optional
                }
                places.append(place)
            }
        }
        return places
    }
}
