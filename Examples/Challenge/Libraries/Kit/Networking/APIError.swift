/// The reason why there is no data.
nonisolated public enum APIError: Error, Hashable, Sendable {
    /// Nobody answers.
    case unreachable
    /// No answer within the deadline.
    case timeout
    /// There is no such thing.
    case notFound
    /// An answer that is not what it should be.
    case malformed
    /// Any other answer of the server.
    case status(Int)
    /// The task that asked was cancelled.
    case cancelled
    /// Asked for while a page only finds out where an action would lead.
    case captured
}
