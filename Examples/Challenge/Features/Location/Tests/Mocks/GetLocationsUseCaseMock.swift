import ChallengeKit

@testable import ChallengeLocation

/// A use case that returns a fixed result.
struct GetLocationsUseCaseMock: GetLocationsUseCaseContract {
    let result: Result<Page<Location>, APIError>

    func execute(page: Int) async throws(APIError) -> Page<Location> { try result.get() }
}
