/// A source of episodes.
nonisolated public protocol EpisodeRepositoryContract: Sendable {
    /// Every episode, in the order of the show.
    func episodes() async throws(DomainError) -> [Episode]
    func episode(id: Int) async throws(DomainError) -> Episode
}
