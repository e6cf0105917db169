import ChallengeKit

@testable import ChallengeCharacter

/// A use case that returns a fixed result.
struct GetCharactersUseCaseMock: GetCharactersUseCaseContract {
    let result: Result<Page<Character>, APIError>

    func execute(_ query: CharacterQuery) async throws(APIError) -> Page<Character> { try result.get() }
}
