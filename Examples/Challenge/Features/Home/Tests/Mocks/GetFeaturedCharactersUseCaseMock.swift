import ChallengeKit

@testable import ChallengeHome

/// A use case that returns a fixed result.
struct GetFeaturedCharactersUseCaseMock: GetFeaturedCharactersUseCaseContract {
    let result: Result<[FeaturedCharacter], APIError>

    func execute() async throws(APIError) -> [FeaturedCharacter] { try result.get() }
}
