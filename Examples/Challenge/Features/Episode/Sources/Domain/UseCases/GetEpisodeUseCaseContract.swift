import ChallengeKit

/// A use case that loads an episode with its characters.
protocol GetEpisodeUseCaseContract {
    func execute(identifier: Int) async throws(APIError) -> EpisodeDetails
}
