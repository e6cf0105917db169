/// A use case that loads all locations from the repository.
nonisolated public struct GetLocationsUseCase: GetLocationsUseCaseContract {
    private let repository: any LocationRepositoryContract

    public init(repository: any LocationRepositoryContract) { self.repository = repository }

    public func execute() async throws(DomainError) -> [Location] { try await repository.locations() }
}
