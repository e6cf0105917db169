#if Tools
/// An index of all declarations in the sources, with their extensions and visibility.
struct TypeIndex: Sendable {
    /// A type: its declaration and all of its extensions.
    struct Declaration: Sendable {
        let name: String
        let target: String
        let kind: TypeFact.Kind
        let place: SourcePlace
        var inherited: Set<String>
        var attributes: Set<String>
        var isRestoring: Bool
        var cases: [CaseFact]
        var properties: [PropertyFact]
        /// The indices of the type's functions.
        var functions: [Int] = []
        var functionsByName: [String: [Int]] = [:]
    }
    /// A function, with the index of its enclosing type. The index is nil outside types, and in an extension of a type
    /// that isn't found in the sources.
    struct Function: Sendable {
        let fact: FunctionFact
        let owner: Int?
        let target: String
        let file: String
    }

    private(set) var declarations: [Declaration] = []
    private(set) var functions: [Function] = []
    /// The indices of functions outside types, by name.
    private(set) var globals: [String: [Int]] = [:]
    let kinds: [String: TargetFact.Kind]
    /// The targets that each target sees: itself, and its direct and indirect dependencies.
    let visible: [String: Set<String>]
    /// The indices of declarations by the last component of their names.
    private var byName: [String: [Int]] = [:]

    init(_ targets: [TargetFact], _ files: [String: FileFacts]) {
        kinds = Dictionary(targets.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
        visible = Self.closures(targets)
        for target in targets {
            for path in target.sources {
                guard let file = files[path] else { continue }
                for type in file.types where type.kind != .extension { declare(type, in: target.name) }
            }
        }
        for target in targets {
            for path in target.sources {
                guard let file = files[path] else { continue }
                for type in file.types { addMembers(of: type, target.name, path) }
                for fact in file.functions {
                    globals[fact.name, default: []].append(functions.count)
                    functions.append(Function(fact: fact, owner: nil, target: target.name, file: path))
                }
            }
        }
    }

    private mutating func declare(_ type: TypeFact, in target: String) {
        byName[Self.last(type.name), default: []].append(declarations.count)
        declarations.append(
            Declaration(
                name: type.name, target: target, kind: type.kind, place: type.place, inherited: [], attributes: [],
                isRestoring: type.restoring, cases: type.cases, properties: []))
    }
    private mutating func addMembers(of type: TypeFact, _ target: String, _ file: String) {
        let owner = declaration(type.name, from: target)
        if let owner {
            declarations[owner].inherited.formUnion(type.inherited)
            declarations[owner].attributes.formUnion(type.attributes)
            declarations[owner].properties += type.properties
        }
        for fact in type.functions {
            let number = functions.count
            functions.append(Function(fact: fact, owner: owner, target: target, file: file))
            if let owner {
                declarations[owner].functions.append(number)
                declarations[owner].functionsByName[fact.name, default: []].append(number)
            }
        }
    }

    // MARK: queries
    /// Returns the index of the declaration that a name means in a target. The target's own declarations precede those
    /// of its dependencies. If several match, it is the one whose qualified name is exactly this name. Returns nil if
    /// none matches, or if the name is ambiguous.
    func declaration(_ name: String, from target: String) -> Int? {
        guard let all = byName[Self.last(name)] else { return nil }
        let seen = visible[target] ?? [target]
        // fast path: most names are declared once
        if all.count == 1 {
            return matches(declarations[all[0]].name, name) && seen.contains(declarations[all[0]].target) ? all[0] : nil
        }
        let candidates = all.filter { matches(declarations[$0].name, name) && seen.contains(declarations[$0].target) }
        let own = candidates.filter { declarations[$0].target == target }
        let best = own.isEmpty ? candidates : own
        return best.first { declarations[$0].name == name } ?? (best.count == 1 ? best[0] : nil)
    }
    private func matches(_ full: String, _ name: String) -> Bool { full == name || full.hasSuffix("." + name) }
    private static func last(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
    /// Returns the indices of the declarations that a written type names, such as `Route` in `any Routing<Route>`.
    func declarations(in type: String, from target: String) -> [Int] {
        WrittenName.words(type).compactMap { declaration(String($0), from: target) }
    }

    /// Returns the names of all protocols and superclasses of a type, including those inherited through types that the
    /// sources declare.
    func conformances(of index: Int) -> Set<String> {
        var found: Set<String> = []
        var open = Array(declarations[index].inherited)
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            if let next = declaration(name, from: declarations[index].target), next != index {
                open += declarations[next].inherited
            }
        }
        return found
    }
    func isTest(_ target: String) -> Bool { kinds[target] == .test }

    private static func closures(_ targets: [TargetFact]) -> [String: Set<String>] {
        let direct = Dictionary(
            targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { $0.union($1) })
        var closures: [String: Set<String>] = [:]
        for target in targets {
            var found: Set<String> = []
            var open = [target.name]
            while let name = open.popLast() {
                if found.insert(name).inserted { open += direct[name] ?? [] }
            }
            closures[target.name] = found
        }
        return closures
    }
}
#endif
