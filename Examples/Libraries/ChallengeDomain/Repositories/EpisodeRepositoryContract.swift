/// A source of episodes.
nonisolated public protocol EpisodeRepositoryContract: Sendable {
    /// Returns all episodes, in the order of the show.
    func episodes() async throws(DomainError) -> [Episode]
    func episode(id: Int) async throws(DomainError) -> Episode
}
