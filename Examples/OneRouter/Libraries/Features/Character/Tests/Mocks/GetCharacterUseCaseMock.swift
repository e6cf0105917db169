import ChallengeDomain

/// A use case that returns a fixed result.
nonisolated struct GetCharacterUseCaseMock: GetCharacterUseCaseContract {
    let result: Result<Character, DomainError>

    func execute(id: Int) async throws(DomainError) -> Character { try result.get() }
}
