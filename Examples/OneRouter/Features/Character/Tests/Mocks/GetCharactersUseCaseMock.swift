import ChallengeDomain

/// Returns a fixed result.
nonisolated struct GetCharactersUseCaseMock: GetCharactersUseCaseContract {
    let result: Result<[Character], DomainError>

    func execute() async throws(DomainError) -> [Character] { try result.get() }
}
