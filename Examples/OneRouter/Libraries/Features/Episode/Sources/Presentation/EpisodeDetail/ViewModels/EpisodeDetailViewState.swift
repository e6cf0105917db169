public import ChallengeDomain

/// The state of an episode's screen.
nonisolated public enum EpisodeDetailViewState: Hashable, Sendable {
    case idle
    case loading
    case loaded(Episode, cast: [Character])
    case failed(DomainError)
}
