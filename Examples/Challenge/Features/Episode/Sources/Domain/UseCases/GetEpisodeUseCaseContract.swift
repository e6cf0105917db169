import ChallengeKit

/// An episode with its characters.
protocol GetEpisodeUseCaseContract {
    func execute(identifier: Int) async throws(APIError) -> EpisodeDetails
}
