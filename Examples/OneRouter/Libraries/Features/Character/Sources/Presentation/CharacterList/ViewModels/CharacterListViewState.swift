public import ChallengeDomain

/// The state of the list of characters.
nonisolated public enum CharacterListViewState: Hashable, Sendable {
    case idle
    case loading
    case loaded([Character])
    case failed(DomainError)
}
