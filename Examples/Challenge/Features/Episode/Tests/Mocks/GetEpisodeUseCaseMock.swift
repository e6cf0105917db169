import ChallengeKit

@testable import ChallengeEpisode

/// Returns a fixed result.
struct GetEpisodeUseCaseMock: GetEpisodeUseCaseContract {
    let result: Result<EpisodeDetails, APIError>

    func execute(identifier: Int) async throws(APIError) -> EpisodeDetails { try result.get() }
}
