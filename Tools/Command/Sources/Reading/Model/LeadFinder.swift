#if Tools
/// A finder of the navigations between destinations. From the row that shows a destination, it follows the types that
/// are created and the functions that are called, and collects the destinations to which their code navigates.
struct LeadFinder {
    let resolver: DestinationResolver
    private(set) var leads: [Lead] = []
    private(set) var possible: Set<DestinationID> = []
    /// The indices of the types that the rows of each destination create, directly or indirectly.
    private(set) var made: [DestinationID: Set<Int>] = [:]

    private struct Site: Hashable { let function: Int, mention: Int }
    /// A row that shows a destination.
    private struct ShowingRow { let function: Int, row: Int }
    private var showing: [DestinationID: [ShowingRow]] = [:]
    private var showingRows: [Int: Set<Int>] = [:]
    private var answers: [Site: DestinationID] = [:]
    /// The indices of functions whose mentions aren't navigations: redirects, tests, and descriptions of navigation
    /// types.
    private var silent: Set<Int> = []

    init(_ resolver: DestinationResolver) {
        self.resolver = resolver
        readRows()
        readAnswers()
        var claimed: Set<Site> = []
        for navigation in resolver.navigations {
            for destination in navigation.destinations { walk(from: destination.id, &claimed) }
        }
        for (site, id) in answers where !claimed.contains(site) {
            leads.append(Lead(from: nil, to: id, place: place(site)))
        }
        leads.sort { ($0.place, $0.from ?? .none, $0.to) < ($1.place, $1.from ?? .none, $1.to) }
    }
    private var functions: [TypeIndex.Function] { resolver.index.functions }
    private func place(_ site: Site) -> SourcePlace { functions[site.function].fact.body.mentions[site.mention].place }

    private mutating func readRows() {
        let rows = RowReader(resolver: resolver)
        for (number, function) in functions.enumerated() {
            if isDescription(function) || resolver.index.isTest(function.target)
                || RedirectReader.isRedirect(function, resolver.index)
            {
                silent.insert(number)
                continue
            }
            for row in function.fact.body.rows.indices {
                for (id, _) in rows.destinations(of: row, in: function) {
                    showing[id, default: []].append(ShowingRow(function: number, row: row))
                    showingRows[number, default: []].insert(row)
                }
            }
        }
    }
    /// Returns true if a function belongs to a navigation type and only describes it, like the getter of `ancestors`. A
    /// function with a router or navigator as a parameter, such as `view(router:)`, navigates instead.
    private func isDescription(_ function: TypeIndex.Function) -> Bool {
        guard let owner = function.owner, resolver.byDeclaration[owner] != nil else { return false }
        return !function.fact.parameters.contains { parameter in
            WrittenName.words(parameter.type).contains { ["Router", "Routing", "Navigator"].contains($0) }
        }
    }
    private mutating func readAnswers() {
        for (number, function) in functions.enumerated() where !silent.contains(number) {
            for (position, mention) in function.fact.body.mentions.enumerated() {
                switch resolver.answer(mention, in: function) {
                case .certain(let id): answers[Site(function: number, mention: position)] = id
                case .possible(let ids): possible.formUnion(ids)
                case .none:
                    if case .member(let type, let name) = mention.kind { readFactory(type, name, number, position) }
                }
            }
        }
    }
    /// Resolves a call of a factory function, such as `CharacterIncomingNavigation.list(query)`, to the last
    /// destination that the function mentions.
    private mutating func readFactory(_ type: String, _ name: String, _ number: Int, _ position: Int) {
        let target = functions[number].target
        guard let declaration = resolver.index.declaration(type, from: target),
            resolver.byDeclaration[declaration] != nil
        else { return }
        for factory in resolver.index.declarations[declaration].functionsByName[name] ?? [] {
            for mention in functions[factory].fact.body.mentions {
                if case .certain(let id) = resolver.answer(mention, in: functions[factory]) {
                    answers[Site(function: number, mention: position)] = id
                }
            }
        }
    }

    // MARK: walking
    private mutating func walk(from id: DestinationID, _ claimed: inout Set<Site>) {
        var open: [Site] = []
        for place in showing[id] ?? [] {
            for (position, mention) in functions[place.function].fact.body.mentions.enumerated()
            where isInside(mention.row, place.row, functions[place.function].fact.body) {
                open.append(Site(function: place.function, mention: position))
            }
        }
        var seen = Set<Int>()
        var types = Set<Int>()
        var found: Set<DestinationID> = []
        while let site = open.popLast() {
            if let target = answers[site] {
                claimed.insert(site)
                if found.insert(target).inserted {
                    leads.append(Lead(from: id, to: target, place: place(site)))
                }
            }
            for next in reached(from: site, &types) where seen.insert(next).inserted && !silent.contains(next) {
                let rows = showingRows[next] ?? []
                for (position, mention) in functions[next].fact.body.mentions.enumerated()
                where !isInside(mention.row, any: rows, functions[next].fact.body) {
                    open.append(Site(function: next, mention: position))
                }
            }
        }
        if !types.isEmpty { made[id] = types }
    }
    private func isInside(_ row: Int?, _ wanted: Int, _ body: BodyFact) -> Bool {
        guard let row else { return false }
        return row == wanted || isInside(body.rows[row].parent, wanted, body)
    }
    /// Returns true if a row is one of the given rows, or is inside one.
    private func isInside(_ row: Int?, any rows: Set<Int>, _ body: BodyFact) -> Bool {
        guard let row, !rows.isEmpty else { return false }
        return rows.contains(row) || isInside(body.rows[row].parent, any: rows, body)
    }

    /// Returns the indices of the functions that a mention may call. The call of an initializer stands for all
    /// functions of its type, and adds the type's index to `types`, unless the type is a navigation.
    private func reached(from site: Site, _ types: inout Set<Int>) -> [Int] {
        let function = functions[site.function]
        let index = resolver.index
        switch function.fact.body.mentions[site.mention].kind {
        case .made(let type, _):
            guard let declaration = index.declaration(type, from: function.target),
                resolver.byDeclaration[declaration] == nil
            else { return [] }
            types.insert(declaration)
            return index.declarations[declaration].functions
        case .member(let type, let name):
            let named = type == "Self" ? function.owner : index.declaration(type, from: function.target)
            guard let declaration = named else { return [] }
            return index.declarations[declaration].functionsByName[name] ?? []
        case .call(nil, let name), .call("self", let name):
            if let owner = function.owner, let own = index.declarations[owner].functionsByName[name] { return own }
            let visible = index.visible[function.target] ?? []
            return (index.globals[name] ?? []).filter { visible.contains(functions[$0].target) }
        case .call(let base?, let name):
            let declarations =
                WrittenName.isType(base)
                ? [index.declaration(base, from: function.target)].compactMap { $0 }
                : resolver.type(of: base, in: function).map { index.declarations(in: $0, from: function.target) } ?? []
            return declarations.flatMap { index.declarations[$0].functionsByName[name] ?? [] }
        case .implicit: return []
        }
    }
}

extension DestinationID {
    /// A stand-in for a nil origin in comparisons. It precedes all destinations.
    fileprivate static let none = DestinationID(type: -1, index: -1)
}
#endif
