#if Tools
/// An expression, as far as the reader understands expressions.
package indirect enum ValueFact: Hashable, Sendable {
    /// `.sheet`, `Route.home`, `.detail(identifier: 1)`.
    case member(type: String?, name: String, arguments: [ArgumentFact])
    /// `Router(schemes: …)`: a type, without its generic arguments.
    case made(type: String, arguments: [ArgumentFact])
    /// `redirect(home)`, `flags.target(of: route)`.
    case call(base: String?, name: String)
    /// A name: a variable, a parameter or a type.
    case name(String)
    /// A string literal without interpolation.
    case text(String)
    /// An array literal.
    case list([ValueFact])
    /// `nil`.
    case none
    /// A conditional expression.
    case choice(ConditionFact, ValueFact, ValueFact)
    /// A `switch` used as an expression: its index in the body.
    case switched(Int)
    /// Anything else: its source.
    case other(String)

    /// The strings of an array literal, or one string; nil if anything else is in it.
    package var texts: [String]? {
        switch self {
        case .text(let text): return [text]
        case .list(let elements):
            let texts = elements.compactMap(\.texts).flatMap { $0 }
            return texts.count == elements.count ? texts : nil
        case .member, .made, .call, .name, .none, .choice, .switched, .other: return nil
        }
    }
}

/// An argument of a call.
package struct ArgumentFact: Hashable, Sendable {
    package let label: String?
    package let value: ValueFact
    package let place: SourcePlace
}

/// The condition of a conditional expression.
package enum ConditionFact: Hashable, Sendable {
    /// `self == .settings`.
    case isCase(String)
    /// `self != .settings`.
    case isNotCase(String)
    /// Any other condition.
    case other
}
#endif
