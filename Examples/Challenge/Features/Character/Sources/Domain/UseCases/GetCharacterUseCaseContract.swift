import ChallengeKit

/// Loads a character with its appearances.
protocol GetCharacterUseCaseContract {
    func execute(identifier: Int) async throws(APIError) -> CharacterDetails
}
