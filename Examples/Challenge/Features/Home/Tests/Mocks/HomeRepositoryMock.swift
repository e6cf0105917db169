import ChallengeKit

@testable import ChallengeHome

/// A repository that returns a character for each identifier.
struct HomeRepositoryMock: HomeRepositoryContract {
    func characters(identifiers: [Int]) async throws(APIError) -> [FeaturedCharacter] {
        identifiers.map { .stub(identifier: $0) }
    }
}
