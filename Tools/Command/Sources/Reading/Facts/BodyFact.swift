#if Tools
/// The types, calls and destinations in a function's body.
package struct BodyFact: Hashable, Sendable {
    /// The mentions, in the order of the source.
    package var mentions: [Mention] = []
    package var switches: [SwitchFact] = []
    /// The rows of all switches, and the branches of `if let … as …`.
    package var rows: [RowFact] = []
    /// The destinations of calls of `prepared(for:as:)`.
    package var takes: [ValueFact] = []
    /// The body's value, if it is a single expression.
    package var result: ValueFact?
}

/// A type, call or destination in a body.
package struct Mention: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A type is created: `HomeViewModel(…)`.
        case made(type: String, arguments: [ArgumentFact])
        /// A function is called: `container.makeListViewModel(…)`.
        case call(base: String?, name: String)
        /// A member of a type, with or without arguments: `CharacterIncomingNavigation.list`.
        case member(type: String, name: String)
        /// A member of a type that the context determines: `.list`.
        case implicit(name: String)
    }
    package let kind: Kind
    /// The calls of which it is an argument, from the inside out.
    package let callees: [Callee]
    /// The innermost row of a switch that contains it.
    package let row: Int?
    /// A Boolean value that indicates whether it is in the closure that returns the roots of a `TabRouter`.
    package let isTabRoot: Bool
    package let place: SourcePlace
}

/// A call around an expression: `router.navigate(to:)`.
package struct Callee: Hashable, Sendable {
    /// The name before the dot.
    package let base: String?
    package let name: String
}

/// A `switch`.
package struct SwitchFact: Hashable, Sendable {
    /// The subject: `self`, a parameter, or the source of another expression.
    package let subject: String
    package var rows: [Int] = []
}

/// A row of a switch.
package struct RowFact: Hashable, Sendable {
    /// The index of the switch; nil for an `if let`.
    package let switchIndex: Int?
    /// The row that contains the switch itself.
    package let parent: Int?
    package let patterns: [RowPattern]
    /// The row's value, if it is a single expression.
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
    /// The name bound to the value.
    package let boundName: String?
    /// A Boolean value that indicates whether it matches only some values of its case, because of a `where` or a value
    /// in parentheses.
    package let isNarrowed: Bool
}
#endif
