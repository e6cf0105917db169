/// A use case that loads all episodes from the repository.
nonisolated public struct GetEpisodesUseCase: GetEpisodesUseCaseContract {
    private let repository: any EpisodeRepositoryContract

    public init(repository: any EpisodeRepositoryContract) { self.repository = repository }

    public func execute() async throws(DomainError) -> [Episode] { try await repository.episodes() }
}
