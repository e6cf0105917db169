#if Tools
/// The values that a type's properties have for each case, or for the whole type if it is a struct.
struct CaseValues {
    let index: TypeIndex
    let declaration: Int

    /// A value that a property may have for a case. It is conditional if it depends on more than the case, for example
    /// on an associated value.
    struct Branch: Hashable {
        let value: ValueFact
        let isConditional: Bool
    }

    /// Returns the values of a property for a case: several if the property depends on more than the case, none if no
    /// row of its `switch` matches. Code that can't be read has one value, `.other`. Returns nil if the type has no
    /// instance property of that name with a getter or an initial value.
    func branches(of property: String, case name: String?) -> [Branch]? {
        let numbers = index.declarations[declaration].functionsByName[property] ?? []
        guard let number = numbers.first(where: { !index.functions[$0].fact.isStatic }) else { return nil }
        let body = index.functions[number].fact.body
        guard let result = body.result else { return [Branch(value: .other(property), isConditional: false)] }
        return branches(result, body, name, isConditional: false)
    }

    private func branches(_ value: ValueFact, _ body: BodyFact, _ name: String?, isConditional: Bool) -> [Branch] {
        switch value {
        case .choice(.isCase(let wanted), let one, let other):
            return branches(name == wanted ? one : other, body, name, isConditional: isConditional)
        case .choice(.isNotCase(let wanted), let one, let other):
            return branches(name == wanted ? other : one, body, name, isConditional: isConditional)
        case .choice(.other, let one, let other):
            return branches(one, body, name, isConditional: true) + branches(other, body, name, isConditional: true)
        case .switched(let number): return rows(of: number, body, name, isConditional: isConditional)
        case .member, .made, .call, .name, .text, .list, .none, .other:
            return [Branch(value: value, isConditional: isConditional)]
        }
    }

    private func rows(of number: Int, _ body: BodyFact, _ name: String?, isConditional: Bool) -> [Branch] {
        guard body.switches[number].subject == "self" else {
            return [Branch(value: .other("switch \(body.switches[number].subject)"), isConditional: isConditional)]
        }
        var found: [Branch] = []
        for row in body.switches[number].rows.map({ body.rows[$0] }) {
            let matching = row.patterns.filter { pattern in
                switch pattern.kind {
                case .member(_, let other): other == name
                case .anything: true
                case .type, .other: false
                }
            }
            guard !matching.isEmpty else { continue }
            let isAlways = matching.contains { !$0.isNarrowed }
            let value = row.value ?? .other("…")
            found += branches(value, body, name, isConditional: isConditional || !isAlways || !found.isEmpty)
            if isAlways { break }
        }
        return found
    }
}
#endif
