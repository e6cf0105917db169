import ChallengeKit
import Foundation
import WaymarkWeb

/// A client that refuses requests while a page only determines an action's target, so that a use case has no effect
/// then.
nonisolated struct CaptureGuard: APIClient {
    let client: any APIClient

    @MainActor var sourceName: String { client.sourceName }
    func data(for request: APIRequest) async throws(APIError) -> Data {
        guard !WebContext.isCapturing else { throw .captured }
        return try await client.data(for: request)
    }
}
