import ChallengeKit

@testable import ChallengeEpisode

/// A use case that returns a fixed result.
struct GetEpisodeUseCaseMock: GetEpisodeUseCaseContract {
    let result: Result<EpisodeDetails, APIError>

    func execute(identifier: Int) async throws(APIError) -> EpisodeDetails { try result.get() }
}
