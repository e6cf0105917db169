import ChallengeKit

/// A repository of locations and their characters.
protocol LocationRepositoryContract {
    func locations(page: Int) async throws(APIError) -> Page<Location>
    func location(identifier: Int) async throws(APIError) -> Location
    func characters(identifiers: [Int]) async throws(APIError) -> [LocationCharacter]
}
