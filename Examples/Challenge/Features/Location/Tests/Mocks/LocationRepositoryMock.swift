import ChallengeKit

@testable import ChallengeLocation

/// A repository that returns stubs. If `error` is set, loading locations throws it.
struct LocationRepositoryMock: LocationRepositoryContract {
    var error: APIError?

    func locations(page: Int) async throws(APIError) -> Page<Location> {
        if let error { throw error }
        return Page(items: [.stub()], number: page, count: 3, total: 41)
    }
    func location(identifier: Int) async throws(APIError) -> Location {
        if let error { throw error }
        return .stub(identifier: identifier, characters: [1, 2])
    }
    func characters(identifiers: [Int]) async throws(APIError) -> [LocationCharacter] {
        identifiers.map { .stub(identifier: $0) }
    }
}
