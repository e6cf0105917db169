#if Tools
/// The names and destinations that tests mention.
struct TestReader {
    private let targets: [(visible: Set<String>, names: Set<String>)]
    private let destinations: Set<DestinationID>

    init(_ resolver: DestinationResolver, _ all: [TargetFact], _ files: [String: FileFacts]) {
        targets = all.filter { $0.kind == .test }.map { target in
            let names = target.sources.reduce(into: Set<String>()) { $0.formUnion(files[$1]?.names ?? []) }
            return (resolver.index.visible[target.name] ?? [], names)
        }
        var found: Set<DestinationID> = []
        for function in resolver.index.functions where resolver.index.isTest(function.target) {
            found.formUnion(resolver.mentioned(in: function))
        }
        destinations = found
    }

    /// Returns true if a test target that depends on a view model's target names the view model.
    func name(_ declaration: TypeIndex.Declaration) -> Bool {
        targets.contains { $0.visible.contains(declaration.target) && $0.names.contains(declaration.name) }
    }
    /// Returns true if a test names any of the destinations.
    func name(oneOf shown: Set<DestinationID>) -> Bool { !shown.isDisjoint(with: destinations) }
}

/// A reader that finds features, view models, their contracts and the contracts' mocks.
struct ScreenReader {
    let resolver: DestinationResolver
    let features: [FeatureFact]
    let screens: [ScreenFact]
    let contracts: [ContractFact]

    init(_ resolver: DestinationResolver, made: [DestinationID: Set<Int>], tests: TestReader) {
        self.resolver = resolver
        let index = resolver.index
        var features: [FeatureFact] = []
        var screens: [ScreenFact] = []
        var contracts: [ContractFact] = []
        var showing: [Int: Set<DestinationID>] = [:]
        for (id, types) in made {
            for type in types { showing[type, default: []].insert(id) }
        }
        let standIns = Self.standIns(index)
        for (number, declaration) in index.declarations.enumerated() where !index.isTest(declaration.target) {
            if declaration.kind == .contract {
                guard let kind = Self.contractKind(declaration.name) else { continue }
                contracts.append(
                    ContractFact(
                        name: declaration.name, kind: kind, target: declaration.target, place: declaration.place,
                        mocks: standIns[number] ?? []))
                continue
            }
            if declaration.inherited.contains("Feature") {
                features.append(
                    FeatureFact(
                        name: declaration.name, target: declaration.target,
                        navigation: Self.handled(number, resolver), place: declaration.place))
            }
            guard declaration.name.hasSuffix("ViewModel"), declaration.kind != .enumeration else { continue }
            let isNamed = tests.name(declaration)
            screens.append(
                ScreenFact(
                    name: declaration.name, target: declaration.target, place: declaration.place,
                    destinations: showing[number] ?? [],
                    hasNavigator: Self.navigates(declaration, resolver),
                    hasTracker: declaration.properties.contains { property in
                        WrittenName.words(property.type ?? "").contains { $0.contains("Tracker") }
                    },
                    isNamedInTests: isNamed, isTested: isNamed || tests.name(oneOf: showing[number] ?? [])))
        }
        self.features = features
        self.screens = screens
        self.contracts = contracts
    }

    private static func contractKind(_ name: String) -> ContractFact.Kind? {
        if name.hasSuffix("NavigatorContract") || name.hasSuffix("Navigating") { return .navigator }
        return name.hasSuffix("TrackerContract") || name.hasSuffix("Tracking") ? .tracker : nil
    }
    /// Returns the index of the navigation that `screen(for:navigator:)` takes; nil if there is none.
    private static func handled(_ number: Int, _ resolver: DestinationResolver) -> Int? {
        let declaration = resolver.index.declarations[number]
        for function in declaration.functionsByName["screen"] ?? [] {
            for parameter in resolver.index.functions[function].fact.parameters where parameter.label == "for" {
                return resolver.navigations(in: parameter.type, from: declaration.target).first
            }
        }
        return nil
    }
    private static func navigates(_ declaration: TypeIndex.Declaration, _ resolver: DestinationResolver) -> Bool {
        declaration.properties.contains { property in
            guard let type = property.type, !property.isStatic else { return false }
            let words = WrittenName.words(type)
            if words.contains(where: { $0.contains("Navigator") || $0.contains("Router") || $0.contains("Coordinator") }
            ) {
                return true
            }
            // a closure that takes a destination
            return type.contains("->") && !resolver.navigations(in: type, from: declaration.target).isEmpty
        }
    }

    /// Returns the names of each contract's mocks, by the contract's index: the types that implement it in test
    /// targets, and those elsewhere that are named like mocks.
    private static func standIns(_ index: TypeIndex) -> [Int: [String]] {
        var found: [Int: [String]] = [:]
        for declaration in index.declarations where declaration.kind != .contract {
            let says = ["Mock", "Spy", "Fake", "Stub", "Double"].contains { declaration.name.contains($0) }
            guard says || index.isTest(declaration.target) else { continue }
            for name in declaration.inherited {
                guard let contract = index.declaration(name, from: declaration.target),
                    index.declarations[contract].kind == .contract
                else { continue }
                found[contract, default: []].append(declaration.name)
            }
        }
        return found
    }
}
#endif
