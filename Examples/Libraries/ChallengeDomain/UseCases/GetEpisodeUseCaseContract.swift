/// One episode.
nonisolated public protocol GetEpisodeUseCaseContract: Sendable {
    func execute(id: Int) async throws(DomainError) -> Episode
}
