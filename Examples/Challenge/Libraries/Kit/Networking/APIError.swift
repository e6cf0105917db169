/// An error of a data source.
nonisolated public enum APIError: Error, Hashable, Sendable {
    /// The source can't be reached.
    case unreachable
    /// No response within the deadline.
    case timeout
    /// The item doesn't exist.
    case notFound
    /// A malformed response.
    case malformed
    /// Any other response of the server.
    case status(Int)
    /// The task was cancelled.
    case cancelled
    /// A request while a page only determines an action's target.
    case captured
}
