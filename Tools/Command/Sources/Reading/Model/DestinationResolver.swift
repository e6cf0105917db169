#if Tools
/// A resolver that finds the destination that a mention in code, such as `.detail`, means.
struct DestinationResolver {
    let index: TypeIndex
    let navigations: [NavigationType]
    let byDeclaration: [Int: Int]
    /// The indices of the navigations that each target sees: its own, and those of its direct and indirect
    /// dependencies.
    private let seen: [String: [Int]]
    /// The destinations that are cases, by the case's name.
    private let byCase: [String: [DestinationID]]

    enum Answer: Hashable {
        case certain(DestinationID)
        /// The candidates, if the context doesn't determine the destination.
        case possible([DestinationID])
        case none
    }

    init(_ reader: NavigationReader) {
        index = reader.index
        navigations = reader.navigations
        byDeclaration = reader.byDeclaration
        seen = index.visible.mapValues { targets in
            reader.navigations.indices.filter { targets.contains(reader.navigations[$0].target) }
        }
        var byCase: [String: [DestinationID]] = [:]
        for destination in reader.navigations.flatMap(\.destinations) {
            if let name = destination.caseName { byCase[name, default: []].append(destination.id) }
        }
        self.byCase = byCase
    }

    func destination(_ type: String, _ name: String, from target: String) -> DestinationID? {
        guard let navigation = navigation(type, from: target) else { return nil }
        return navigations[navigation].destinations.first { $0.caseName == name }?.id
    }
    func navigation(_ type: String, from target: String) -> Int? {
        index.declaration(type, from: target).flatMap { byDeclaration[$0] }
    }
    /// Returns the indices of the navigations that a written type names, such as `Route` in `any Routing<Route>`.
    func navigations(in type: String, from target: String) -> [Int] {
        index.declarations(in: type, from: target).compactMap { byDeclaration[$0] }
    }

    /// The functions that take a destination without showing it.
    private static let questions: Set<String> = [
        "contains", "pop", "canNavigate", "canOpen", "link", "path", "url", "decision", "access", "values", "explain",
        "firstIndex", "expect", "print", "prepare", "prepared", "peek",
    ]
    /// The functions and types that show the destination they are given, whatever the receiver. A bare case in such a
    /// call, such as `.detail`, is certain if no other visible case has its name.
    private static let verbs: Set<String> = [
        "navigate", "present", "push", "replace", "replaceTop", "setPath", "show", "open", "finish", "perform",
        "result",
        "RouterLink",
    ]

    func answer(_ mention: Mention, in function: TypeIndex.Function) -> Answer {
        if let callee = mention.callees.first, Self.questions.contains(callee.name) { return .none }
        switch mention.kind {
        case .member(let type, let name):
            return destination(type, name, from: function.target).map(Answer.certain) ?? .none
        case .made(let type, _):
            guard let navigation = navigation(type, from: function.target),
                let only = navigations[navigation].destinations.first, only.caseName == nil
            else { return .none }
            return .certain(only.id)
        case .implicit(let name): return implicit(name, mention, function)
        case .call: return .none
        }
    }

    private func implicit(_ name: String, _ mention: Mention, _ function: TypeIndex.Function) -> Answer {
        guard let all = byCase[name] else { return .none }
        // without a call around it, the value has the function's return type, which isn't a navigation
        if mention.callees.isEmpty, let result = function.fact.returnType,
            navigations(in: result, from: function.target).isEmpty
        {
            return .possible(visible(all, function))
        }
        for types in contexts(mention, function) {
            let found = Set(types).compactMap { type in all.first { $0.type == type } }
            if found.count == 1 { return .certain(found[0]) }
            if found.count > 1 { return .possible(found.sorted()) }
        }
        let found = visible(all, function)
        guard !found.isEmpty else { return .none }
        let isShown = mention.callees.contains { Self.verbs.contains($0.name) || Self.verbs.contains($0.base ?? "") }
        return found.count == 1 && isShown ? .certain(found[0]) : .possible(found)
    }

    private func visible(_ all: [DestinationID], _ function: TypeIndex.Function) -> [DestinationID] {
        let visible = Set(seen[function.target] ?? [])
        return all.filter { visible.contains($0.type) }
    }
    /// Returns the cases that a test function mentions, whether or not it navigates to them. A name without a type,
    /// such as `.list`, stands for all visible cases of that name. Destinations that are structs aren't found.
    func mentioned(in function: TypeIndex.Function) -> Set<DestinationID> {
        var found: Set<DestinationID> = []
        for mention in function.fact.body.mentions {
            switch mention.kind {
            case .member(let type, let name):
                if let id = destination(type, name, from: function.target) { found.insert(id) }
            case .implicit(let name): found.formUnion(visible(byCase[name] ?? [], function))
            case .made, .call: break
            }
        }
        return found
    }

    /// Returns the indices of the navigations that the types around a mention name. There is one array for each type or
    /// list of types, such as the parameters of a function, innermost first.
    private func contexts(_ mention: Mention, _ function: TypeIndex.Function) -> [[Int]] {
        let target = function.target
        var contexts: [[Int]] = []
        for callee in mention.callees {
            if let base = callee.base {
                if let type = type(of: base, in: function) { contexts.append(navigations(in: type, from: target)) }
                continue
            }
            // the name of a closure property or of the type's own function
            if let type = type(of: callee.name, in: function) {
                contexts.append(navigations(in: type, from: target))
            }
            let owned = function.owner.flatMap { index.declarations[$0].functionsByName[callee.name] } ?? []
            let parameters = owned.flatMap { index.functions[$0].fact.parameters }
            contexts.append(parameters.flatMap { navigations(in: $0.type, from: target) })
        }
        contexts.append(function.fact.returnType.map { navigations(in: $0, from: target) } ?? [])
        contexts.append(function.fact.parameters.flatMap { navigations(in: $0.type, from: target) })
        if let owner = function.owner {
            contexts.append(
                index.declarations[owner].properties.flatMap { navigations(in: $0.type ?? "", from: target) })
        }
        return contexts
    }
    /// Returns the type of a parameter of the function, or else of a property of its enclosing type. Returns nil if
    /// neither has the name, or if the type isn't stated.
    func type(of name: String, in function: TypeIndex.Function) -> String? {
        if let parameter = function.fact.parameters.first(where: { $0.name == name }) { return parameter.type }
        return function.owner.flatMap { owner in
            index.declarations[owner].properties.first { $0.name == name }?.type
        }
    }
}
#endif
