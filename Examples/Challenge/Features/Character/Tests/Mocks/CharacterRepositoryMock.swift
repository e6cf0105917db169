import ChallengeKit

@testable import ChallengeCharacter

/// A repository that returns stubs. If `error` is set, loading characters throws it.
struct CharacterRepositoryMock: CharacterRepositoryContract {
    var error: APIError?

    func characters(_ query: CharacterQuery) async throws(APIError) -> Page<Character> {
        if let error { throw error }
        return Page(items: [.stub()], number: query.page ?? 1, count: 1, total: 1)
    }
    func character(identifier: Int) async throws(APIError) -> Character {
        if let error { throw error }
        return .stub(identifier: identifier, episodes: [1, 2])
    }
    func appearances(identifiers: [Int]) async throws(APIError) -> [Appearance] {
        identifiers.map { .stub(identifier: $0) }
    }
}
