/// An error of a data source.
nonisolated public enum APIError: Error, Hashable, Sendable {
    /// The source can't be reached, or its response isn't valid HTTP or breaks off.
    case unreachable
    /// The response wasn't complete by the deadline.
    case timeout
    /// The item or the page doesn't exist, or nothing matches the search.
    case notFound
    /// The response is malformed or too large, or the request has no valid URL.
    case malformed
    /// The server responded with a status other than 200 and 404.
    case status(Int)
    /// The task was cancelled, or a value that was loaded ahead has been freed.
    case cancelled
}
