#if Tools
/// What a function's body says about types, calls and destinations.
package struct BodyFact: Hashable, Sendable {
    /// In the order of the source.
    package var mentions: [Mention] = []
    package var switches: [SwitchFact] = []
    /// The rows of all switches, and the branches of `if let … as …`.
    package var rows: [RowFact] = []
    /// What the body is or returns, if it is one expression.
    package var result: ValueFact?
}

/// Something that a body mentions.
package struct Mention: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A type is made: `HomeViewModel(…)`.
        case made(type: String, arguments: [ArgumentFact])
        /// A function is called: `container.makeListViewModel(…)`.
        case call(base: String?, name: String)
        /// `CharacterIncomingNavigation.list`: a member of a type, with or without arguments.
        case member(type: String, name: String)
        /// `.list`: a member of a type that the context determines.
        case implicit(name: String)
    }
    package let kind: Kind
    /// The calls that it is an argument of, the innermost first.
    package let callees: [Callee]
    /// The innermost row of a switch that it stands in.
    package let row: Int?
    /// Whether it stands in the closure that says the roots of a `TabRouter`.
    package let isTabRoot: Bool
    package let place: SourcePlace
}

/// A call around an expression: `router.navigate(to:)`.
package struct Callee: Hashable, Sendable {
    /// The name in front of the dot.
    package let base: String?
    package let name: String
}

/// A `switch`.
package struct SwitchFact: Hashable, Sendable {
    /// What is switched over: `self`, a parameter, or any other expression's source.
    package let subject: String
    package var rows: [Int] = []
}

/// A row of a switch.
package struct RowFact: Hashable, Sendable {
    /// Its switch; nil for an `if let`.
    package let switchIndex: Int?
    /// The row that the switch itself stands in.
    package let parent: Int?
    package let patterns: [RowPattern]
    /// What the row is or returns, if it is one expression.
    package var value: ValueFact?
    package let place: SourcePlace
}

/// A pattern of a row.
package struct RowPattern: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// `.detail(let identifier)`, `Route.home`.
        case member(type: String?, name: String)
        /// `let home as HomeOutgoingNavigation`, `is HomeOutgoingNavigation`.
        case type(String)
        /// `default`, `_`, `let other`.
        case anything
        /// Any other pattern.
        case other
    }
    package let kind: Kind
    /// The name that the value is bound to.
    package let boundName: String?
    /// Whether it matches only some values of its case: a `where`, or a value between the parentheses.
    package let isNarrowed: Bool
}
#endif
