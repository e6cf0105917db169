extension AppleAssociation.Rule {
    private func pattern(_ text: String) -> AssociationPattern {
        AssociationPattern(text, variables, isCaseSensitive: isCaseSensitive)
    }
    var patterns: [AssociationPattern] {
        let queries: [String] =
            switch component.query {
            case nil: []
            case .whole(let text): [text]
            case .items(let items): Array(items.values)
            }
        return ([component.path, component.fragment].compactMap { $0 } + queries).map(pattern)
    }

    /// Returns true only if every link that matches `other` also matches this rule. Conservative: returns false for
    /// rules with different options, and where it can't tell.
    func covers(_ other: AppleAssociation.Rule) -> Bool {
        guard isCaseSensitive == other.isCaseSensitive, isPercentEncoded == other.isPercentEncoded else { return false }
        func holds(_ own: String?, _ others: String?, _ trim: (String) -> String = { $0 }) -> Bool {
            guard let own else { return true }
            return pattern(trim(own)).contains(other.pattern(trim(others ?? "*")))
        }
        // a final `/*` also matches the path before it, so a rule may have two patterns; requiring a single one of
        // this rule's to contain each of the other's errs on the safe side
        let ownPaths = component.path.map { [$0] + ($0.hasSuffix("/*") ? [String($0.dropLast(2))] : []) }
        let otherPaths = other.component.path.map { [$0] + ($0.hasSuffix("/*") ? [String($0.dropLast(2))] : []) }
        let holdsPath =
            ownPaths.map { own in
                (otherPaths ?? ["*"]).allSatisfy { path in own.contains { holds($0, path, Self.trimmed) } }
            } ?? true
        guard holdsPath, holds(component.fragment, other.component.fragment) else { return false }
        switch (component.query, other.component.query) {
        case (nil, _): return true
        case (.whole(let own), .whole(let others)): return holds(own, others)
        case (.items(let own), .items(let others)):
            return own.allSatisfy { name, pattern in others[name].map { holds(pattern, $0) } ?? (pattern == "*") }
        case (.items(let own), nil): return own.values.allSatisfy { $0 == "*" }
        case (.whole(let own), _): return own == "*"
        case (.items(let own), .whole): return own.values.allSatisfy { $0 == "*" }
        }
    }
}
