import ChallengeKit

/// A use case that loads the characters of the first screen.
protocol GetFeaturedCharactersUseCaseContract {
    func execute() async throws(APIError) -> [FeaturedCharacter]
}
