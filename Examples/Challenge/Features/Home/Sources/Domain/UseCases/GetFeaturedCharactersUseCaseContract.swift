import ChallengeKit

/// The characters that the first screen shows.
protocol GetFeaturedCharactersUseCaseContract {
    func execute() async throws(APIError) -> [FeaturedCharacter]
}
