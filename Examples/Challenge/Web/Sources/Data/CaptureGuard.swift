import ChallengeKit
import Foundation
import WaymarkWeb

/// A client that refuses requests while a page runs an action only to find the target of its link, so that the action
/// loads nothing.
nonisolated struct CaptureGuard: APIClient {
    let client: any APIClient

    @MainActor var sourceName: String { client.sourceName }
    func data(for request: APIRequest) async throws(APIError) -> Data {
        guard !WebContext.isCapturing else { throw .captured }
        return try await client.data(for: request)
    }
}
