/// The status of a character.
nonisolated public enum CharacterStatus: String, Sendable, CaseIterable {
    case alive, dead, unknown
}
