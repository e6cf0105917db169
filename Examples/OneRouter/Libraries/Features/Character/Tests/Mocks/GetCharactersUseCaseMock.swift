import ChallengeDomain

/// A use case that returns a fixed result.
nonisolated struct GetCharactersUseCaseMock: GetCharactersUseCaseContract {
    let result: Result<[Character], DomainError>

    func execute() async throws(DomainError) -> [Character] { try result.get() }
}
