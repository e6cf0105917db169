import ChallengeKit
import Foundation
import WaymarkWeb

/// A client that refuses requests while a page runs an action only to find its target, so that use cases load nothing
/// then.
nonisolated struct CaptureGuard: APIClient {
    let client: any APIClient

    @MainActor var sourceName: String { client.sourceName }
    func data(for request: APIRequest) async throws(APIError) -> Data {
        guard !WebContext.isCapturing else { throw .captured }
        return try await client.data(for: request)
    }
}
