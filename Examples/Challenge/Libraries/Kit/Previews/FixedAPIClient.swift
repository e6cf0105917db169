public import Foundation

/// Returns fixed responses, for previews and tests. Other paths are not found.
nonisolated public struct FixedAPIClient: APIClient {
    private let answers: [String: String]

    /// - Parameter answers: The JSON by path.
    public init(_ answers: [String: String]) { self.answers = answers }

    @MainActor public var sourceName: String { "fixed" }
    public func data(for request: APIRequest) async throws(APIError) -> Data {
        guard let answer = answers[request.path] else { throw .notFound }
        return Data(answer.utf8)
    }
}
