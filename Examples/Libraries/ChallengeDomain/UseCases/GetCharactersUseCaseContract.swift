/// A use case that loads all characters, in the order of the show.
nonisolated public protocol GetCharactersUseCaseContract: Sendable {
    func execute() async throws(DomainError) -> [Character]
}
