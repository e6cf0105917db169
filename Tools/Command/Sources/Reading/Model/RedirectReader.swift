#if Tools
/// A reader of redirects: the rows in the functions of a `NavigationRedirect`.
struct RedirectReader {
    let resolver: DestinationResolver
    private(set) var redirects: [Redirect] = []
    /// The navigations that a redirect handles. Cases without a row aren't redirected.
    private(set) var handled: Set<Claim> = []
    /// The navigations whose cases a redirect lists, or leaves unchanged as a whole.
    private(set) var listed: Set<Claim> = []
    /// The navigations that a redirect passes to code that can't be read.
    private(set) var unreadable: Set<Claim> = []
    /// The capitalized identifiers in each file, which may name types.
    private let names: [String: Set<String>]

    /// A navigation, with the target of a redirect that handles it. It concerns only the apps that contain the target.
    struct Claim: Hashable, Sendable {
        let navigation: Int
        let target: String
    }

    init(_ resolver: DestinationResolver, names: [String: Set<String>]) {
        self.resolver = resolver
        self.names = names
        for function in resolver.index.functions where Self.isRedirect(function, resolver.index) { read(function) }
    }

    static func isRedirect(_ function: TypeIndex.Function, _ index: TypeIndex) -> Bool {
        guard !index.isTest(function.target) else { return false }
        guard let owner = function.owner else { return false }
        return index.conformances(of: owner).contains("NavigationRedirect")
    }

    private mutating func read(_ function: TypeIndex.Function) {
        let rows = RowReader(resolver: resolver)
        let first = redirects.count
        for number in function.fact.body.rows.indices {
            let row = function.fact.body.rows[number]
            for pattern in row.patterns {
                guard case .type(let name) = pattern.kind,
                    let navigation = resolver.navigation(name, from: function.target)
                else { continue }
                handled.insert(Claim(navigation: navigation, target: function.target))
                if let value = row.value { readWhole(navigation, value, pattern, row, function) }
            }
            if let subject = rows.subject(of: row, in: function), isNamed(subject, function) {
                handled.insert(Claim(navigation: subject, target: function.target))
                listed.insert(Claim(navigation: subject, target: function.target))
            }
            let values = row.value.map(leaves) ?? [.other("…")]
            for (id, isConditional) in rows.destinations(of: number, in: function)
            where isNamed(id.type, function) {
                for value in values {
                    redirects.append(
                        Redirect(
                            from: id, to: target(value, id, function), isConditional: isConditional || values.count > 1,
                            place: row.place))
                }
            }
            readDefault(row, rows, function, named: Set(redirects[first...].map(\.from)))
        }
        // a function that doesn't return a navigation redirects nothing
        guard function.fact.returnType?.contains("Navigation") == true else { return }
        for parameter in function.fact.parameters {
            for navigation in resolver.navigations(in: parameter.type, from: function.target) {
                let claim = Claim(navigation: navigation, target: function.target)
                handled.insert(claim)
                if function.fact.body.result == ValueFact.none { listed.insert(claim) }
            }
        }
    }
    /// Returns true if the redirect's file mentions the navigation's name. Otherwise, the redirect's rows may be about
    /// another type that has cases of the same names.
    private func isNamed(_ navigation: Int, _ function: TypeIndex.Function) -> Bool {
        guard let last = resolver.navigations[navigation].name.split(separator: ".").last else { return false }
        return names[function.file]?.contains(String(last)) == true
    }
    /// Reads a default row: `default: CharacterIncomingNavigation.list()` redirects all cases of the matched navigation
    /// that no earlier row of the function names.
    private mutating func readDefault(
        _ row: RowFact, _ rows: RowReader, _ function: TypeIndex.Function, named: Set<DestinationID>
    ) {
        guard row.patterns.contains(where: { $0.kind == .anything }), let value = row.value, value != .none,
            let subject = rows.subject(of: row, in: function), isNamed(subject, function)
        else { return }
        for destination in resolver.navigations[subject].destinations where !named.contains(destination.id) {
            redirects.append(
                Redirect(
                    from: destination.id, to: target(value, destination.id, function), isConditional: false,
                    place: row.place))
        }
    }
    /// Reads a row about a whole type: `case is HomeOutgoingNavigation: SettingsIncomingNavigation.settings` redirects
    /// all of its cases. A row that calls code outside the redirect makes the type unreadable.
    private mutating func readWhole(
        _ navigation: Int, _ value: ValueFact, _ pattern: RowPattern, _ row: RowFact, _ function: TypeIndex.Function
    ) {
        switch value {
        case .member(.some, _, _), .made:
            for destination in resolver.navigations[navigation].destinations {
                redirects.append(
                    Redirect(
                        from: destination.id, to: target(value, destination.id, function),
                        isConditional: pattern.isNarrowed, place: row.place))
            }
        case .call(let base, let name):
            // the rows of the redirect's own functions are read too
            let isOwn = function.owner.map { resolver.index.declarations[$0].functionsByName[name] != nil } ?? false
            if base != nil && base != "self" || !isOwn {
                unreadable.insert(Claim(navigation: navigation, target: function.target))
            }
        // listed, so that its cases are reported as not redirected
        case .none: listed.insert(Claim(navigation: navigation, target: function.target))
        case .switched, .member(nil, _, _), .name, .text, .list, .choice, .other: break
        }
    }

    /// Returns the values of all branches of a ternary expression. Any other value is returned alone.
    private func leaves(_ value: ValueFact) -> [ValueFact] {
        if case .choice(_, let one, let other) = value { return leaves(one) + leaves(other) }
        return [value]
    }
    private func target(_ value: ValueFact, _ from: DestinationID, _ function: TypeIndex.Function) -> Redirect.Target {
        switch value {
        case .none: return .unchanged
        case .member(let type?, let name, _):
            return resolver.destination(type, name, from: function.target).map(Redirect.Target.destination)
                ?? .computed(type + "." + name)
        case .member(nil, let name, _):
            let own = resolver.navigations[from.type]
            let result = function.fact.returnType.map { resolver.navigations(in: $0, from: function.target) } ?? []
            let types = result.isEmpty ? [from.type] : result
            let found = types.compactMap { type in
                resolver.navigations[type].destinations.first { $0.caseName == name }?.id
            }
            return found.count == 1 ? .destination(found[0]) : .computed(own.name + "." + name)
        case .made(let type, _):
            guard let navigation = resolver.navigation(type, from: function.target),
                let only = resolver.navigations[navigation].destinations.first
            else { return type.hasSuffix("Navigation") ? .external(type) : .computed(type) }
            return .destination(only.id)
        case .call, .name, .text, .list, .choice, .switched, .other: return .computed(value.shown)
        }
    }
}
#endif
