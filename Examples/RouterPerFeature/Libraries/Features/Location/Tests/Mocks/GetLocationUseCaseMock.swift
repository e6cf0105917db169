import ChallengeDomain

/// A use case that returns a fixed result.
struct GetLocationUseCaseMock: GetLocationUseCaseContract {
    let result: Result<Location, DomainError>

    func execute(id: Int) async throws(DomainError) -> Location { try result.get() }
}
