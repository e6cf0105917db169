public import ChallengeDomain

/// The state of a character's screen.
nonisolated public enum CharacterDetailViewState: Hashable, Sendable {
    case idle
    case loading
    case loaded(Character)
    case failed(DomainError)
}
