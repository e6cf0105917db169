import ChallengeKit

/// A use case that loads a page of characters, which may be empty.
protocol GetCharactersUseCaseContract {
    func execute(_ query: CharacterQuery) async throws(APIError) -> Page<Character>
}
