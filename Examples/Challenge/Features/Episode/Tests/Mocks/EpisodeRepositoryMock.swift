import ChallengeKit

@testable import ChallengeEpisode

/// A repository that returns stubs. If `error` is set, loading episodes throws it.
struct EpisodeRepositoryMock: EpisodeRepositoryContract {
    var error: APIError?

    func episodes(page: Int) async throws(APIError) -> Page<Episode> {
        if let error { throw error }
        return Page(items: [.stub()], number: page, count: 3, total: 41)
    }
    func episode(identifier: Int) async throws(APIError) -> Episode {
        if let error { throw error }
        return .stub(identifier: identifier, characters: [1, 2])
    }
    func characters(identifiers: [Int]) async throws(APIError) -> [EpisodeCharacter] {
        identifiers.map { .stub(identifier: $0) }
    }
}
