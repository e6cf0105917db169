public import Foundation

/// A source of the features' data: the API over HTTP, or the embedded data set in the same JSON.
nonisolated public protocol HTTPClientContract: Sendable {
    /// The name of the source, which caches use as part of their keys.
    @MainActor var sourceName: String { get }
    /// Returns the JSON of the response to a request.
    func data(for request: APIRequest) async throws(APIError) -> Data
}

extension HTTPClientContract {
    /// Returns the decoded response to a request.
    ///
    /// - Throws: `APIError`, which is `malformed` if the response can't be decoded.
    nonisolated public func value<Value: Decodable>(
        _ type: Value.Type = Value.self, for request: APIRequest
    ) async throws(APIError) -> Value {
        let data = try await data(for: request)
        do { return try JSONDecoder().decode(Value.self, from: data) } catch { throw .malformed }
    }
    /// Returns the items with the given identifiers, loaded in one request; empty, without a request, if there are no
    /// identifiers. Items that don't exist are left out, unless there is only one identifier.
    ///
    /// - Throws: `APIError`, which is `notFound` if there is only one identifier and its item doesn't exist.
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
