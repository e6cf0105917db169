import ChallengeKit

/// A use case that loads a location with its characters.
protocol GetLocationUseCaseContract {
    func execute(identifier: Int) async throws(APIError) -> LocationDetails
}
