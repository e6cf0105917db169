import ChallengeKit

/// Loads the characters of the first screen.
protocol GetFeaturedCharactersUseCaseContract {
    func execute() async throws(APIError) -> [FeaturedCharacter]
}
