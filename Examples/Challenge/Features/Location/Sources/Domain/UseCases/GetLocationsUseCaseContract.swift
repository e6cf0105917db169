import ChallengeKit

/// A use case that loads a page of locations.
protocol GetLocationsUseCaseContract {
    func execute(page: Int) async throws(APIError) -> Page<Location>
}
