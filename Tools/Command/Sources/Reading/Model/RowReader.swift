#if Tools
/// A reader that resolves the rows of switches and conditions to destinations.
struct RowReader {
    let resolver: DestinationResolver

    /// Returns the destinations that a row's patterns name; empty if they name none. `isConditional` is true if the
    /// pattern, or one of a row around it, may match only some of a destination's values.
    func destinations(
        of row: Int, in function: TypeIndex.Function
    ) -> [(id: DestinationID, isConditional: Bool)] {
        let body = function.fact.body
        let fact = body.rows[row]
        let isOuterNarrowed = fact.parent.map { isNarrowed($0, body) } ?? false
        let navigation = subject(of: fact, in: function)
        var found: [(DestinationID, Bool)] = []
        for pattern in fact.patterns {
            switch pattern.kind {
            case .member(let type?, let name):
                guard let id = resolver.destination(type, name, from: function.target) else { continue }
                found.append((id, pattern.isNarrowed || isOuterNarrowed))
            case .member(nil, let name):
                guard let navigation,
                    let id = resolver.navigations[navigation].destinations.first(where: { $0.caseName == name })?.id
                else { continue }
                found.append((id, pattern.isNarrowed || isOuterNarrowed))
            case .type, .anything, .other: continue
            }
        }
        return found
    }
    private func isNarrowed(_ row: Int, _ body: BodyFact) -> Bool {
        body.rows[row].patterns.contains(where: \.isNarrowed)
            || body.rows[row].parent.map { isNarrowed($0, body) } ?? false
    }

    /// Returns the index of the navigation type that a row's switch or condition matches; nil if it matches values of
    /// another type, or if the type can't be determined.
    func subject(of row: RowFact, in function: TypeIndex.Function) -> Int? {
        guard let number = row.switchIndex else { return unique(row.patterns, function) }
        let found = function.fact.body.switches[number]
        if let type = resolver.type(of: found.subject, in: function) {
            if let navigation = resolver.navigations(in: type, from: function.target).first { return navigation }
            // the subject has another type, unless it is a general one such as `any Navigation`
            guard WrittenName.words(type).allSatisfy({ $0.hasSuffix("Navigation") && $0.count <= 18 }) else {
                return nil
            }
        }
        if let bound = boundType(found.subject, row.parent, function) { return bound }
        return unique(found.rows.flatMap { function.fact.body.rows[$0].patterns }, function)
    }
    /// Returns the index of the navigation type to which an enclosing row casts a name, such as `home` in
    /// `case let home as HomeOutgoingNavigation: switch home`; nil if there is none.
    private func boundType(_ name: String, _ row: Int?, _ function: TypeIndex.Function) -> Int? {
        guard let row else { return nil }
        let fact = function.fact.body.rows[row]
        for pattern in fact.patterns where pattern.boundName == name {
            if case .type(let type) = pattern.kind { return resolver.navigation(type, from: function.target) }
        }
        return boundType(name, fact.parent, function)
    }
    /// Returns the index of the navigation that the first pattern with a type names, such as `Route.home`; nil if that
    /// type isn't a navigation. If no pattern has a type, returns the index of the only visible navigation that has all
    /// of the patterns' cases; nil if there are several or none.
    private func unique(_ patterns: [RowPattern], _ function: TypeIndex.Function) -> Int? {
        var names: Set<String> = []
        for pattern in patterns {
            switch pattern.kind {
            case .member(nil, let name): names.insert(name)
            case .member(let type?, _): return resolver.navigation(type, from: function.target)
            case .type, .anything, .other: continue
            }
        }
        guard !names.isEmpty else { return nil }
        let visible = resolver.index.visible[function.target] ?? []
        let fitting = resolver.navigations.indices.filter { number in
            visible.contains(resolver.navigations[number].target)
                && names.isSubset(of: resolver.navigations[number].destinations.compactMap(\.caseName))
        }
        return fitting.count == 1 ? fitting[0] : nil
    }
}
#endif
