public import ChallengeKit

/// Where locations come from.
public protocol LocationRepository {
    func locations(page: Int) async throws(APIError) -> Page<Location>
    func location(identifier: Int) async throws(APIError) -> Location
    func characters(identifiers: [Int]) async throws(APIError) -> [LocationCharacter]
}
