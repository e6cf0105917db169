/// A character with its appearances.
nonisolated public struct CharacterDetails: Hashable, Sendable {
    public let character: Character
    public let appearances: [Appearance]
}
