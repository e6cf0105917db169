#if Tools
/// The types, calls and destinations in a function's body.
package struct BodyFact: Hashable, Sendable {
    /// The mentions, in the order of the source, except that a call or member precedes the expression before its dot.
    package var mentions: [Mention] = []
    package var switches: [SwitchFact] = []
    /// The rows of all switches, and those of each `if` or `guard` with a pattern: `let … as? …` or `case`.
    package var rows: [RowFact] = []
    /// The destinations passed to `prepared(for:as:)`.
    package var takes: [ValueFact] = []
    /// The body's value, if it is a single expression or a `return` after variables; nil otherwise.
    package var result: ValueFact?
}

/// A type, call or destination that a body mentions.
package struct Mention: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An initializer call: `HomeViewModel(…)`. `arguments` is empty, except for types that set up an app, such as
        /// `Router` and `LinkRoute`.
        case made(type: String, arguments: [ArgumentFact])
        /// A function call, or a member of a value: `container.makeListViewModel(…)` or `tab.root`.
        case call(base: String?, name: String)
        /// A member of a type, with or without arguments: `CharacterIncomingNavigation.list`.
        case member(type: String, name: String)
        /// A member of a type that the context determines: `.list`.
        case implicit(name: String)
    }
    package let kind: Kind
    /// The calls that have the mention in their arguments, innermost first. A trailing closure isn't an argument.
    package let callees: [Callee]
    /// The index in `BodyFact.rows` of the innermost row around the mention; nil if there is none.
    package let row: Int?
    /// A Boolean value that indicates whether the mention is in the closure that returns the roots of a `TabRouter`.
    package let isTabRoot: Bool
    package let place: SourcePlace
}

/// A call around an expression, such as `router.navigate(to:)`.
package struct Callee: Hashable, Sendable {
    /// The name before the dot; nil if there is no dot, or no name before it.
    package let base: String?
    package let name: String
}

/// A `switch` statement or expression.
package struct SwitchFact: Hashable, Sendable {
    /// The source of the subject, such as `self` or a parameter's name.
    package let subject: String
    package var rows: [Int] = []
}

/// A row of a switch, or the code of an `if` or `guard` whose condition has a pattern.
package struct RowFact: Hashable, Sendable {
    /// The index of the switch in `BodyFact.switches`; nil for an `if` or `guard`.
    package let switchIndex: Int?
    /// The index in `BodyFact.rows` of the row around this one; nil if there is none.
    package let parent: Int?
    package let patterns: [RowPattern]
    /// The row's value, if it is a single expression or a `return` after variables; nil otherwise, and for a `guard`.
    package var value: ValueFact?
    package let place: SourcePlace
}

/// A pattern of a row.
package struct RowPattern: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A case: `.detail(let identifier)` or `Route.home`.
        case member(type: String?, name: String)
        /// A type: `let home as HomeOutgoingNavigation` or `is HomeOutgoingNavigation`.
        case type(String)
        /// A pattern that matches everything: `default`, `_` or `let other`.
        case anything
        /// Any other pattern.
        case other
    }
    package let kind: Kind
    /// The name to which the whole value is bound; nil if there is none, or if only a part of the value is bound.
    package let boundName: String?
    /// A Boolean value that indicates whether the pattern may match only some values of its case: it has a `where`, a
    /// value in parentheses or further conditions, or can't be read.
    package let isNarrowed: Bool
}
#endif
