public import ChallengeDomain

/// The state of a location's screen.
nonisolated public enum LocationDetailViewState: Hashable, Sendable {
    case idle
    case loading
    case loaded(Location, residents: [Character])
    case failed(DomainError)
}
