import ChallengeKit

/// A page of characters; none is no error.
protocol GetCharactersUseCaseContract {
    func execute(_ query: CharacterQuery) async throws(APIError) -> Page<Character>
}
