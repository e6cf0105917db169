/// A use case that loads a character.
nonisolated public protocol GetCharacterUseCaseContract: Sendable {
    func execute(id: Int) async throws(DomainError) -> Character
}
