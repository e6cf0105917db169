import ChallengeKit

/// A repository of characters and their appearances.
protocol CharacterRepositoryContract {
    func characters(_ query: CharacterQuery) async throws(APIError) -> Page<Character>
    func character(identifier: Int) async throws(APIError) -> Character
    func appearances(identifiers: [Int]) async throws(APIError) -> [Appearance]
}
