/// A use case that loads a location from the repository.
nonisolated public struct GetLocationUseCase: GetLocationUseCaseContract {
    private let repository: any LocationRepositoryContract

    public init(repository: any LocationRepositoryContract) { self.repository = repository }

    public func execute(id: Int) async throws(DomainError) -> Location { try await repository.location(id: id) }
}
