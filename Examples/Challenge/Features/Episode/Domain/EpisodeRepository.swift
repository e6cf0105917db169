public import ChallengeKit

/// Where episodes come from.
public protocol EpisodeRepository {
    func episodes(page: Int) async throws(APIError) -> Page<Episode>
    func episode(identifier: Int) async throws(APIError) -> Episode
    func characters(identifiers: [Int]) async throws(APIError) -> [EpisodeCharacter]
}
