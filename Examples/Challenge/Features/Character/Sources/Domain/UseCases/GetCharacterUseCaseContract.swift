import ChallengeKit

/// A use case that loads a character with its appearances.
protocol GetCharacterUseCaseContract {
    func execute(identifier: Int) async throws(APIError) -> CharacterDetails
}
