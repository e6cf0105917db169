public import Foundation

/// What the app asks the API: a path below its base, and a query.
nonisolated public struct APIRequest: Hashable, Sendable {
    /// Below the base: `/character/1,2`.
    public let path: String
    /// Names and values, not encoded.
    public let query: [URLQueryItem]

    public init(_ path: String, query: [URLQueryItem] = []) {
        self.path = path
        self.query = query
    }
}

/// Where the features' data comes from: the API over HTTP, or the embedded data set in the same JSON.
nonisolated public protocol APIClient: Sendable {
    /// Tells the sources apart for whoever keeps what they gave.
    @MainActor var sourceName: String { get }
    /// The JSON of a request.
    func data(for request: APIRequest) async throws(APIError) -> Data
}

/// Why there is no data.
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
    /// Asked for while a page only finds out where an action would lead.
    case captured
}

extension APIClient {
    /// The value of a request.
    nonisolated public func value<Value: Decodable>(
        _ type: Value.Type = Value.self, for request: APIRequest
    ) async throws(APIError) -> Value {
        let data = try await data(for: request)
        do { return try JSONDecoder().decode(Value.self, from: data) } catch { throw .malformed }
    }
    /// The values of several identifiers in one request; none for none. The API answers one with a plain object.
    nonisolated public func values<Value: Decodable>(
        _ type: Value.Type = Value.self, at path: String, identifiers: [Int]
    ) async throws(APIError) -> [Value] {
        guard !identifiers.isEmpty else { return [] }
        let list = identifiers.map(String.init).joined(separator: ",")
        let request = APIRequest("\(path)/\(list)")
        if identifiers.count == 1 { return [try await value(Value.self, for: request)] }
        return try await value([Value].self, for: request)
    }
}
