/// A destination that validates several of its values together, beyond what each value's type checks.
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
/// `@Links` checks every destination with it, when it reads a link and when it prints one. Links from a builder use
/// `Links.checking` instead.
public protocol LinkValidating {
    /// Checks the values.
    ///
    /// - Throws: ``LinkParameterError``, with what would have been valid. Leave the link's values out of it, since
    ///   errors are logged.
    func validate() throws(LinkParameterError)
}
