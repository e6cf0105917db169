import ChallengeKit

@testable import ChallengeCharacter

/// A use case that returns a fixed result.
struct GetCharacterUseCaseMock: GetCharacterUseCaseContract {
    let result: Result<CharacterDetails, APIError>

    func execute(identifier: Int) async throws(APIError) -> CharacterDetails { try result.get() }
}
