import ChallengeKit
import ChallengeSettings
import Foundation

#if canImport(WaymarkWeb)
import WaymarkWeb
#endif

/// The source that the user chose. Answers nothing while a page only finds out where an action would lead: no use case
/// runs then.
nonisolated struct ChosenAPIClient: APIClient {
    let embedded: any APIClient
    let remote: (any APIClient)?
    let choice: @MainActor @Sendable () -> DataSourceChoice

    @MainActor var sourceName: String { chosen().sourceName }
    func data(for request: APIRequest) async throws(APIError) -> Data {
        #if canImport(WaymarkWeb)
        guard !WebContext.isCapturing else { throw .captured }
        #endif
        return try await chosen().data(for: request)
    }
    @MainActor private func chosen() -> any APIClient {
        switch choice() {
        case .embedded: embedded
        case .remote: remote ?? embedded
        }
    }
}
