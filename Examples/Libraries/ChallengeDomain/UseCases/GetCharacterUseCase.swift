/// A use case that loads a character from the repository.
nonisolated public struct GetCharacterUseCase: GetCharacterUseCaseContract {
    private let repository: any CharacterRepositoryContract

    public init(repository: any CharacterRepositoryContract) { self.repository = repository }

    public func execute(id: Int) async throws(DomainError) -> Character { try await repository.character(id: id) }
}
