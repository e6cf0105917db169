/// A use case that loads an episode from the repository.
nonisolated public struct GetEpisodeUseCase: GetEpisodeUseCaseContract {
    private let repository: any EpisodeRepositoryContract

    public init(repository: any EpisodeRepositoryContract) { self.repository = repository }

    public func execute(id: Int) async throws(DomainError) -> Episode { try await repository.episode(id: id) }
}
