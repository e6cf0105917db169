/// A destination whose values have to fit each other, beyond what each one's type says.
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
/// The links that `@Links` makes ask it about every destination, on the way in and on the way out; links from a builder
/// do with `Links.checking`.
public protocol LinkValidating {
    /// - Throws: ``LinkParameterError``, with what would have been valid. It must not hold a value of the link, since
    ///   errors are logged.
    func validate() throws(LinkParameterError)
}
