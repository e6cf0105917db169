import ChallengeDomain

/// Returns a fixed result.
struct GetLocationsUseCaseMock: GetLocationsUseCaseContract {
    var result: Result<[Location], DomainError> = .success([])

    func execute() async throws(DomainError) -> [Location] { try result.get() }
}
