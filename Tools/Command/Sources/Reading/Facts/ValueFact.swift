#if Tools
/// An expression, as far as `ValueReader` understands it.
package indirect enum ValueFact: Hashable, Sendable {
    /// A member of a type, with any arguments: `.sheet`, `Route.home`, `.detail(identifier: 1)`. `type` is nil if the
    /// context determines it.
    case member(type: String?, name: String, arguments: [ArgumentFact])
    /// An initializer call, such as `Router(schemes: …)`. The type is written without its generic arguments.
    case made(type: String, arguments: [ArgumentFact])
    /// A function call, or a member of a value: `redirect(home)`, `flags.target(of: route)`, `self.home`.
    case call(base: String?, name: String)
    /// A name: a variable, a parameter or a type.
    case name(String)
    /// A string literal without interpolation.
    case text(String)
    /// An array literal.
    case list([ValueFact])
    /// The literal `nil`.
    case none
    /// A ternary expression: the condition, and the values before and after the colon.
    case choice(ConditionFact, ValueFact, ValueFact)
    /// A `switch` used as an expression, by its index in `BodyFact.switches`.
    case switched(Int)
    /// Any other expression: its source on one line, possibly truncated, or a placeholder such as `…`.
    case other(String)

    /// The strings of a string literal, or of an array literal that has only string literals; nil for any other value.
    package var texts: [String]? {
        switch self {
        case .text(let text): return [text]
        case .list(let elements):
            let texts = elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return texts.count == elements.count ? texts : nil
        case .member, .made, .call, .name, .none, .choice, .switched, .other: return nil
        }
    }
    /// A spelling for comparisons, in which `.staff` equals `Permission.staff`. Members, initializer calls and arrays
    /// are spelled without type names and source positions; other values are described in full.
    var spelling: String {
        switch self {
        case .member(_, let name, let arguments): (name == "init" ? "" : name) + Self.spelling(arguments)
        case .made(_, let arguments): Self.spelling(arguments)
        case .list(let elements): "[\(elements.map(\.spelling).joined(separator: ","))]"
        case .text, .call, .name, .none, .choice, .switched, .other: "\(self)"
        }
    }
    /// The expression as messages show it; `…` for a literal, a conditional expression or a `switch`.
    var shown: String {
        switch self {
        case .member(let type, let name, _): (type ?? "") + "." + name
        case .made(let type, _): type
        case .call(let base, let name): (base.map { $0 + "." } ?? "") + name
        case .name(let name): name
        case .other(let source): source
        case .text, .list, .none, .choice, .switched: "…"
        }
    }
    private static func spelling(_ arguments: [ArgumentFact]) -> String {
        arguments.isEmpty ? "" : "(\(arguments.map { ($0.label ?? "") + $0.value.spelling }.joined(separator: ",")))"
    }
}

/// An argument of a call.
package struct ArgumentFact: Hashable, Sendable {
    package let label: String?
    package let value: ValueFact
    package let place: SourcePlace
}

/// The condition of a ternary expression.
package enum ConditionFact: Hashable, Sendable {
    /// `self` equals a case without associated values: `self == .settings`.
    case isCase(String)
    /// `self` differs from a case without associated values: `self != .settings`.
    case isNotCase(String)
    /// Any other condition.
    case other
}
#endif
