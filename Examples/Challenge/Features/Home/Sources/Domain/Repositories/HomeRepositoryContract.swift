import ChallengeKit

/// A repository of the first screen's characters.
protocol HomeRepositoryContract {
    func characters(identifiers: [Int]) async throws(APIError) -> [FeaturedCharacter]
}
