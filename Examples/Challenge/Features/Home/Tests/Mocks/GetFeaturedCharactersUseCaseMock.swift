import ChallengeKit

@testable import ChallengeHome

/// Returns a fixed result.
struct GetFeaturedCharactersUseCaseMock: GetFeaturedCharactersUseCaseContract {
    let result: Result<[FeaturedCharacter], APIError>

    func execute() async throws(APIError) -> [FeaturedCharacter] { try result.get() }
}
