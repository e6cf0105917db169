import ChallengeKit

/// A page of episodes.
protocol GetEpisodesUseCaseContract {
    func execute(page: Int) async throws(APIError) -> Page<Episode>
}
