public import ChallengeDomain

/// The state of the list of episodes.
nonisolated public enum EpisodeListViewState: Hashable, Sendable {
    case idle
    case loading
    case loaded([Episode])
    case failed(DomainError)
}
