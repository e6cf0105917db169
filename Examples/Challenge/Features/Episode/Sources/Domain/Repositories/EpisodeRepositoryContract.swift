import ChallengeKit

/// A repository of episodes and their characters.
protocol EpisodeRepositoryContract {
    func episodes(page: Int) async throws(APIError) -> Page<Episode>
    func episode(identifier: Int) async throws(APIError) -> Episode
    func characters(identifiers: [Int]) async throws(APIError) -> [EpisodeCharacter]
}
