/// The patterns of a table on their way into it: read, and checked against their links' values and each other.
struct LinkSource {
    struct Route {
        /// Which link of which group it belongs to.
        let group: Int, link: Int
        /// Which of the patterns' parts are its own.
        let parts: Range<Int>
        /// How many of them are segments, and how many are placeholders.
        let segmentCount: Int, placeholderCount: Int
        /// Where in ``LinkSource/slots`` those of its link's values start.
        let slots: Int
        let isCanonical: Bool
    }
    private(set) var tree: SegmentTree
    private(set) var routes: [Route] = []
    /// Which pattern each route is, and whose.
    private(set) var sites: [LinkSite] = []
    /// For each value of a link, which slot of a match its pattern fills it from.
    private(set) var slots: [UInt8] = []

    /// - Parameter patterns: About how many there will be.
    init(patterns: Int) {
        tree = SegmentTree(patterns: patterns)
        routes.reserveCapacity(patterns)
        sites.reserveCapacity(patterns)
        slots.reserveCapacity(2 * patterns)
    }

    // MARK: reading
    /// Reads the patterns of a link.
    mutating func add(
        _ declaration: _LinkDeclaration, owner: String, group: Int, link: Int
    ) throws(LinkSetupError) {
        let canonical = routes.count
        try add(declaration.canonical, owner, group, link, isCanonical: true)
        try fill(canonical, from: canonical, declaration.values)
        for pattern in declaration.others {
            try add(pattern, owner, group, link, isCanonical: false)
            try fill(canonical, from: routes.count - 1, declaration.values)
        }
    }
    private mutating func add(
        _ pattern: LinkPattern, _ owner: String, _ group: Int, _ link: Int, isCanonical: Bool
    ) throws(LinkSetupError) {
        let site = LinkSite(pattern: pattern, owner: owner)
        let parts: Range<Int>
        do throws(PatternParser.Fault) { parts = try tree.patterns.read(pattern) } catch {
            throw LinkSetupError(.malformed(site, column: error.column, error.problem))
        }
        var (segments, placeholders) = (0, 0)
        for part in tree.patterns.parts[parts] {
            if part.key == nil { segments += 1 }
            if part.kind != .literal { placeholders += 1 }
        }
        sites.append(site)
        routes.append(
            Route(
                group: group, link: link, parts: parts, segmentCount: segments,
                placeholderCount: placeholders, slots: slots.count, isCanonical: isCanonical))
    }

    /// Puts the patterns together, once all are read.
    mutating func join() throws(LinkSetupError) {
        for (index, route) in routes.enumerated() {
            do throws(SegmentTree.Clash) { try tree.add(route.parts, index) } catch {
                let (other, site) = (sites[error.pattern], sites[index])
                throw LinkSetupError(error.isCase ? .firstSegmentsDifferByCase(other, site) : .ambiguous(other, site))
            }
        }
    }

    // MARK: values
    /// Adds the slots that a pattern fills its link's values from, in the order of the canonical pattern.
    private mutating func fill(
        _ first: Int, from index: Int, _ values: [any LinkValue.Type]
    ) throws(LinkSetupError) {
        let (canonical, route) = (routes[first], routes[index])
        guard route.isCanonical || hasNames(of: canonical, route) else {
            throw LinkSetupError(
                .placeholdersDiffer(
                    sites[index], canonical: sites[first], expected: names(of: canonical), found: names(of: route)))
        }
        guard route.placeholderCount == values.count else {
            throw LinkSetupError(
                .valueCount(sites[index], placeholders: route.placeholderCount, values: values.count))
        }
        guard !values.isEmpty else { return }
        var position = 0
        var previous: PatternPart?
        let parts = tree.patterns.parts
        for place in canonical.parts where parts[place].kind != .literal {
            let wanted = parts[place]
            let place = route.isCanonical ? place : self.place(of: wanted, in: route) ?? place
            slots.append(slot(of: place, in: route, for: wanted, behind: previous))
            guard parts[place].arity == values[position]._arity else {
                throw misfit(parts[place], values[position], index)
            }
            position += 1
            previous = wanted
        }
    }
    private func slot(of place: Int, in route: Route, for wanted: PatternPart, behind previous: PatternPart?) -> UInt8 {
        let index = place - route.parts.lowerBound
        if tree.patterns.parts[place].key == nil { return UInt8(index) }
        var slot = UInt8(LinkMatcher.Place.query + index - route.segmentCount)
        // what the canonical pattern could not print is refused, so that a link which resolves prints back
        if wanted.key == nil {
            slot |= LinkMatcher.Place.printsAsSegment
            if previous?.kind == .optional { slot |= LinkMatcher.Place.followsOptional }
        }
        return slot
    }
    private func misfit(_ part: PatternPart, _ value: any LinkValue.Type, _ route: Int) -> LinkSetupError {
        LinkSetupError(
            .arity(
                sites[route], placeholder: name(of: part), form: part.arity, type: "\(value)", wants: value._arity))
    }

    /// Whether two patterns have placeholders of the same names.
    private func hasNames(of canonical: Route, _ route: Route) -> Bool {
        canonical.placeholderCount == route.placeholderCount
            && canonical.parts.allSatisfy { place in
                let wanted = tree.patterns.parts[place]
                return wanted.kind == .literal || self.place(of: wanted, in: route) != nil
            }
    }
    /// The placeholder of the same name.
    private func place(of wanted: PatternPart, in route: Route) -> Int? {
        route.parts.first { place in
            let part = tree.patterns.parts[place]
            return part.kind != .literal && tree.patterns.isSame(part.text, wanted.text)
        }
    }
    private func names(of route: Route) -> [String] {
        tree.patterns.parts[route.parts].filter { $0.kind != .literal }.map(name)
    }
    private func name(of part: PatternPart) -> String {
        String(decoding: tree.patterns.bytes[part.text.bounds], as: UTF8.self)
    }
}
