import ChallengeDomain

/// A use case that returns a fixed result.
struct GetLocationsUseCaseMock: GetLocationsUseCaseContract {
    var result: Result<[Location], DomainError> = .success([])

    func execute() async throws(DomainError) -> [Location] { try result.get() }
}
