/// An error of a data source.
nonisolated public enum APIError: Error, Hashable, Sendable {
    /// The source can't be reached.
    case unreachable
    /// No response arrived within the deadline.
    case timeout
    /// The item doesn't exist.
    case notFound
    /// The response is malformed.
    case malformed
    /// The server responded with a status other than 200 and 404.
    case status(Int)
    /// The task was cancelled.
    case cancelled
    /// The request was refused, because a page runs the action only to find its target.
    case captured
}
