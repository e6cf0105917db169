import ChallengeKit

@testable import ChallengeEpisode

/// A use case that returns a fixed result.
struct GetEpisodesUseCaseMock: GetEpisodesUseCaseContract {
    let result: Result<Page<Episode>, APIError>

    func execute(page: Int) async throws(APIError) -> Page<Episode> { try result.get() }
}
