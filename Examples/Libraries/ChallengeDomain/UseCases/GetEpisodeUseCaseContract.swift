/// A use case that loads an episode.
nonisolated public protocol GetEpisodeUseCaseContract: Sendable {
    func execute(id: Int) async throws(DomainError) -> Episode
}
