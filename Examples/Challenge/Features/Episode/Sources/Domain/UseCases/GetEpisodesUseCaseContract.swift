import ChallengeKit

/// A use case that loads a page of episodes.
protocol GetEpisodesUseCaseContract {
    func execute(page: Int) async throws(APIError) -> Page<Episode>
}
