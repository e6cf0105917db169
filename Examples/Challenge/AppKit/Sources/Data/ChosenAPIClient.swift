public import ChallengeKit
public import ChallengeSettings
public import Foundation

/// A client that forwards requests to the source that the user has chosen, or to the embedded one if there is no other.
nonisolated public struct ChosenAPIClient: HTTPClientContract {
    private let embedded: any HTTPClientContract
    private let remote: (any HTTPClientContract)?
    private let choice: @MainActor @Sendable () -> DataSourceChoice

    public init(
        embedded: any HTTPClientContract, remote: (any HTTPClientContract)?,
        choice: @escaping @MainActor @Sendable () -> DataSourceChoice
    ) {
        self.embedded = embedded
        self.remote = remote
        self.choice = choice
    }

    @MainActor public var sourceName: String { chosen().sourceName }
    public func data(for request: APIRequest) async throws(APIError) -> Data {
        try await chosen().data(for: request)
    }
    @MainActor private func chosen() -> any HTTPClientContract {
        switch choice() {
        case .embedded: embedded
        case .remote: remote ?? embedded
        }
    }
}
