/// Whether somebody lives.
nonisolated public enum CharacterStatus: String, Sendable, CaseIterable {
    case alive, dead, unknown
}
