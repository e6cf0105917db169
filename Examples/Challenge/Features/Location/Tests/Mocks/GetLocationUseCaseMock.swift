import ChallengeKit

@testable import ChallengeLocation

/// A use case that returns a fixed result.
struct GetLocationUseCaseMock: GetLocationUseCaseContract {
    let result: Result<LocationDetails, APIError>

    func execute(identifier: Int) async throws(APIError) -> LocationDetails { try result.get() }
}
