/// A destination that validates combinations of its values, beyond each value's own type.
///
/// ```swift
/// @Links enum Route: Navigation, LinkValidating {
///     @Link("/stays?from={from}&to={to}") case stays(from: Int, to: Int)
///
///     func validate() throws(LinkParameterError) {
///         switch self {
///         case .stays(let from, let to) where from > to: throw .outOfRange(expected: "'from' at most 'to'")
///         case .stays: break
///         }
///     }
/// }
/// ```
/// The links that `@Links` generates call ``validate()`` when they resolve and when they print: a destination that it
/// refuses doesn't resolve and has no link. For links from a builder, use `Links.checking` instead.
public protocol LinkValidating {
    /// Checks whether the destination's values fit together.
    ///
    /// - Throws: ``LinkParameterError``, which says what is expected. Don't include the link's values, because errors
    ///   are logged.
    func validate() throws(LinkParameterError)
}
