public import ChallengeKit

/// Where the first screen's characters come from.
public protocol HomeRepository {
    func characters(identifiers: [Int]) async throws(APIError) -> [FeaturedCharacter]
}

/// The characters that the first screen shows.
struct GetFeaturedCharacters {
    let repository: any HomeRepository

    func callAsFunction() async throws(APIError) -> [FeaturedCharacter] {
        try await repository.characters(identifiers: [1, 2, 3, 4, 5, 47])
    }
}

/// Whether the tour was taken.
public protocol TourState {
    var isTourTaken: Bool { get }
}
