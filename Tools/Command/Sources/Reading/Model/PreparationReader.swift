#if Tools
/// A row that creates a `Preparation` for a destination.
package struct StatedPreparation: Hashable, Sendable {
    package let destination: DestinationID
    package let place: SourcePlace
}

/// A reader that finds the destinations that are prepared, and those whose preparation a screen takes.
struct PreparationReader {
    /// The rows that prepare destinations. For each `Preparation(…)`, that is the innermost row around it that names
    /// destinations, listed once per destination.
    private var stated: [StatedPreparation] = []
    /// The destinations passed to `prepared(for:as:)`.
    private var taken: Set<DestinationID> = []
    /// A Boolean value that indicates whether a call to `prepared(for:as:)` may take any preparation, because its
    /// destination can't be read.
    private var takesAny = false
    private let resolver: DestinationResolver

    init(_ resolver: DestinationResolver, _ targets: [TargetFact], _ files: [String: FileFacts]) {
        self.resolver = resolver
        for function in resolver.index.functions where !resolver.index.isTest(function.target) {
            readStated(function)
            for value in function.fact.body.takes { take(value, in: function) }
        }
        let sources = targets.filter { $0.kind != .test }.flatMap(\.sources)
        takesAny = takesAny || sources.contains { files[$0]?.hasUnreadTakes == true }
    }

    /// The preparations that no call to `prepared(for:as:)` takes; empty if the destination of such a call can't be
    /// read.
    var untaken: [StatedPreparation] { takesAny ? [] : stated.filter { !taken.contains($0.destination) } }

    private mutating func readStated(_ function: TypeIndex.Function) {
        let rows = RowReader(resolver: resolver)
        for mention in function.fact.body.mentions {
            guard case .made("Preparation", _) = mention.kind,
                // skips an app's own type of this name
                resolver.index.declaration("Preparation", from: function.target) == nil
            else { continue }
            var row = mention.row
            while let number = row {
                let fact = function.fact.body.rows[number]
                let found = rows.destinations(of: number, in: function)
                for (id, _) in found { stated.append(StatedPreparation(destination: id, place: fact.place)) }
                row = found.isEmpty ? fact.parent : nil
            }
        }
    }

    /// Adds the destinations that an argument may mean. A variable may mean any destination of its type; an argument
    /// that can't be read may mean any destination at all.
    private mutating func take(_ value: ValueFact, in function: TypeIndex.Function) {
        switch value {
        case .member(let type?, let name, _):
            if let id = resolver.destination(type, name, from: function.target) {
                taken.insert(id)
            } else {
                take(allOf: [type == "Self" ? own(function) : resolver.navigation(type, from: function.target)])
            }
        case .member(nil, let name, _):
            let named = resolver.navigations.flatMap(\.destinations).filter { $0.caseName == name }
            taken.formUnion(named.map(\.id))
            takesAny = takesAny || named.isEmpty
        case .made(let type, _): take(allOf: [resolver.navigation(type, from: function.target)])
        case .name("self"): take(allOf: [own(function)])
        case .name(let name), .call("self"?, let name):
            let type = resolver.type(of: name, in: function)
            take(allOf: type.map { resolver.navigations(in: $0, from: function.target) } ?? [])
        case .choice(_, let one, let other):
            take(one, in: function)
            take(other, in: function)
        case .call, .text, .list, .none, .switched, .other: takesAny = true
        }
    }
    private func own(_ function: TypeIndex.Function) -> Int? { function.owner.flatMap { resolver.byDeclaration[$0] } }
    private mutating func take(allOf navigations: [Int?]) {
        let known = navigations.compactMap { $0 }
        taken.formUnion(known.flatMap { resolver.navigations[$0].destinations.map(\.id) })
        takesAny = takesAny || known.isEmpty
    }
}
#endif
