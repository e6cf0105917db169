public import Foundation

/// A request to the API: a path below its base, and a query.
nonisolated public struct APIRequest: Hashable, Sendable {
    /// The path below the base, such as `/character/1,2`.
    public let path: String
    /// The names and values of the query, not encoded.
    public let query: [URLQueryItem]

    public init(_ path: String, query: [URLQueryItem] = []) {
        self.path = path
        self.query = query
    }
}
