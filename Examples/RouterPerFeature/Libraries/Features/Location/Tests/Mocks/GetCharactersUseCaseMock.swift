import ChallengeDomain

/// A use case that returns a fixed result.
struct GetCharactersUseCaseMock: GetCharactersUseCaseContract {
    var result: Result<[Character], DomainError> = .success([])

    func execute() async throws(DomainError) -> [Character] { try result.get() }
}
