/// A source of characters.
nonisolated public protocol CharacterRepositoryContract: Sendable {
    /// Returns all characters, in ascending order of their IDs.
    func characters() async throws(DomainError) -> [Character]
    func character(id: Int) async throws(DomainError) -> Character
}
