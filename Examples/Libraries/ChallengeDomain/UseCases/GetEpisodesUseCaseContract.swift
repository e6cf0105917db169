/// A use case that loads all episodes, in the order of the show.
nonisolated public protocol GetEpisodesUseCaseContract: Sendable {
    func execute() async throws(DomainError) -> [Episode]
}
