public import Foundation

/// A client that returns fixed responses, for previews and tests. Requests to other paths fail with `notFound`.
nonisolated public struct FixedAPIClient: HTTPClientContract {
    private let answers: [String: String]

    /// Creates a client.
    ///
    /// - Parameter answers: The JSON of each response, by path.
    public init(_ answers: [String: String]) { self.answers = answers }

    @MainActor public var sourceName: String { "fixed" }
    public func data(for request: APIRequest) async throws(APIError) -> Data {
        guard let answer = answers[request.path] else { throw .notFound }
        return Data(answer.utf8)
    }
}
