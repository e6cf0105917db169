import ChallengeKit
import Foundation
import WaymarkWeb

/// Answers nothing while a page only finds out where an action leads: no use case runs then.
nonisolated struct CaptureGuard: APIClient {
    let client: any APIClient

    @MainActor var sourceName: String { client.sourceName }
    func data(for request: APIRequest) async throws(APIError) -> Data {
        guard !WebContext.isCapturing else { throw .captured }
        return try await client.data(for: request)
    }
}
