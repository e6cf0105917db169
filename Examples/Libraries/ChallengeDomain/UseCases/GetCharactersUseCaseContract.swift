/// A use case that loads all characters, in ascending order of their IDs.
nonisolated public protocol GetCharactersUseCaseContract: Sendable {
    func execute() async throws(DomainError) -> [Character]
}
