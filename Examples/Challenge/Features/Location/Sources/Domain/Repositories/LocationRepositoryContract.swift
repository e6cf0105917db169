import ChallengeKit

/// The source of locations.
protocol LocationRepositoryContract {
    func locations(page: Int) async throws(APIError) -> Page<Location>
    func location(identifier: Int) async throws(APIError) -> Location
    func characters(identifiers: [Int]) async throws(APIError) -> [LocationCharacter]
}
