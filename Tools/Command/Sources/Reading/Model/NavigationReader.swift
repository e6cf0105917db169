#if Tools
import Waymark

/// A reader that creates a `NavigationType` for each declaration of a navigation outside of tests.
struct NavigationReader {
    let index: TypeIndex
    private(set) var navigations: [NavigationType] = []
    /// The index of each navigation's declaration in `TypeIndex.declarations`, in the order of `navigations`.
    private(set) var declarations: [Int] = []
    /// The index of each navigation in `navigations`, by the index of its declaration.
    private(set) var byDeclaration: [Int: Int] = [:]

    init(_ index: TypeIndex) {
        self.index = index
        var found: [(declaration: Int, conformances: Set<String>)] = []
        for number in index.declarations.indices {
            let declaration = index.declarations[number]
            guard declaration.kind != .contract, !index.isTest(declaration.target) else { continue }
            let conformances = index.conformances(of: number)
            guard !conformances.isDisjoint(with: Self.protocols) else { continue }
            byDeclaration[number] = found.count
            found.append((number, conformances))
        }
        declarations = found.map(\.declaration)
        for (type, entry) in found.enumerated() {
            navigations.append(navigation(type, entry.declaration, entry.conformances))
        }
    }

    private static let protocols: Set<String> = [
        "Navigation", "IncomingNavigation", "OutgoingNavigation", "GuardedNavigation",
    ]

    private func navigation(_ type: Int, _ number: Int, _ conformances: Set<String>) -> NavigationType {
        let declaration = index.declarations[number]
        let name = declaration.name
        let cases: [CaseFact?] = declaration.kind == .enumeration ? declaration.cases : [nil]
        let caseNames = declaration.kind == .enumeration ? cases.compactMap { $0?.name } : []
        let own = CaseValues(index: index, declaration: number)
        let built = builtLinks(number, caseNames)
        let destinations = cases.enumerated().map { position, fact -> Destination in
            Destination(
                id: DestinationID(type: type, index: position), typeName: name, caseName: fact?.name,
                parameters: fact?.parameters ?? storedParameters(declaration),
                links: (fact?.links ?? []) + (built.links[fact?.name ?? ""] ?? []),
                shape: shape(fact, own), ancestors: ancestors(fact, own, caseNames, type),
                access: access(fact, own), place: fact?.place ?? declaration.place)
        }
        return NavigationType(
            name: name,
            kind: conformances.contains("OutgoingNavigation")
                ? .outgoing : conformances.contains("IncomingNavigation") ? .incoming : .plain,
            target: declaration.target, place: declaration.place,
            isGuarded: conformances.contains("GuardedNavigation"),
            isIterable: conformances.contains("CaseIterable"),
            hasLinksMacro: !declaration.attributes.isDisjoint(with: ["Links", "Waymark.Links"]),
            isRestoring: declaration.isRestoring, unreadableLinks: built.unreadable, destinations: destinations)
    }
    private func storedParameters(_ declaration: TypeIndex.Declaration) -> [ParameterFact] {
        declaration.properties.filter { $0.isStored && !$0.isStatic }.map {
            ParameterFact(label: $0.name, name: $0.name, type: $0.type ?? "", hasDefault: false, place: $0.place)
        }
    }

    // MARK: presentation, ancestors and access
    private func shape(_ fact: CaseFact?, _ own: CaseValues) -> Stated<PresentationType> {
        if let branches = own.branches(of: "presentationType", case: fact?.name) {
            let values = Set(branches.map(\.value))
            guard values.count == 1, let value = values.first else { return .computed("presentationType") }
            return presentation(value)
        }
        guard let stated = fact?.links.lazy.compactMap(\.presentation).first else { return .known(.push) }
        switch stated {
        case .known(let name): return PresentationType(rawValue: name).map(Stated.known) ?? .computed(name)
        case .computed(let source): return .computed(source)
        }
    }
    private func presentation(_ value: ValueFact) -> Stated<PresentationType> {
        guard case .member(_, let name, _) = value, let presentation = PresentationType(rawValue: name) else {
            return .computed("presentationType")
        }
        return .known(presentation)
    }

    private func ancestors(
        _ fact: CaseFact?, _ own: CaseValues, _ caseNames: [String], _ type: Int
    ) -> Stated<[DestinationID]> {
        guard let branches = own.branches(of: "ancestors", case: fact?.name) else { return .known([]) }
        var found: [DestinationID] = []
        for branch in branches {
            guard case .list(let elements) = branch.value else { return .computed("ancestors") }
            for element in elements {
                guard case .member(_, let name, _) = element, let position = caseNames.firstIndex(of: name) else {
                    return .computed("ancestors")
                }
                let id = DestinationID(type: type, index: position)
                if !found.contains(id) { found.append(id) }
            }
        }
        return .known(found)
    }

    private func access(_ fact: CaseFact?, _ own: CaseValues) -> [AccessFact] {
        guard let branches = own.branches(of: "accessRule", case: fact?.name) else { return [] }
        return branches.map { AccessFact(level: level($0.value), isConditional: $0.isConditional) }
    }
    private func level(_ value: ValueFact) -> Stated<AccessLevel> {
        guard case .member(_, let name, let arguments) = value else { return .computed("accessRule") }
        switch name {
        case "everyone": return .known(.everyone)
        case "nobody": return .known(.nobody)
        case "session":
            func names(_ label: String) -> Set<String> {
                guard let argument = arguments.first(where: { $0.label == label }) else { return [] }
                guard case .list(let elements) = argument.value else { return [argument.value.spelling] }
                return Set(elements.map(\.spelling))
            }
            return .known(.session(permissions: names("permissions"), information: names("information")))
        default: return .computed("accessRule")
        }
    }

    // MARK: links of a builder
    private func builtLinks(
        _ number: Int, _ caseNames: [String]
    ) -> (links: [String: [LinkFact]], unreadable: String?) {
        let declaration = index.declarations[number]
        var found: [String: [LinkFact]] = [:]
        var unreadable: String?
        for function in declaration.functionsByName["links"] ?? [] {
            let body = index.functions[function].fact.body
            let links = body.mentions.compactMap { mention -> BuiltLink? in
                guard case .made("LinkRoute", let arguments) = mention.kind else { return nil }
                return BuiltLink(arguments, caseNames)
            }
            for link in links {
                found[link.caseName ?? "", default: []] += link.patterns
                if link.caseName == nil { unreadable = "LinkRoute" }
            }
            if links.isEmpty, body.result != .member(type: nil, name: "none", arguments: []) {
                unreadable = "links"
            }
        }
        return (found, unreadable)
    }
    private struct BuiltLink {
        var caseName: String?
        var patterns: [LinkFact] = []

        init(_ arguments: [ArgumentFact], _ caseNames: [String]) {
            for argument in arguments {
                switch (argument.label, argument.value) {
                case ("to", .member(_, let name, _)), (nil, .member(_, let name, _)), ("make", .member(_, let name, _)):
                    if caseNames.contains(name) { caseName = name }
                case (nil, .text(let text)):
                    patterns.append(
                        LinkFact(
                            pattern: .known(text), presentation: nil, place: argument.place, range: 0..<0,
                            attributeRange: nil))
                case (nil, let value) where patterns.isEmpty:
                    patterns.append(
                        LinkFact(
                            pattern: .computed(value.shown), presentation: nil, place: argument.place, range: 0..<0,
                            attributeRange: nil))
                default: break
                }
            }
        }
    }
}
#endif
