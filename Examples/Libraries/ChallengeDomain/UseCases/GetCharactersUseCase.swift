/// A use case that loads all characters from the repository.
nonisolated public struct GetCharactersUseCase: GetCharactersUseCaseContract {
    private let repository: any CharacterRepositoryContract

    public init(repository: any CharacterRepositoryContract) { self.repository = repository }

    public func execute() async throws(DomainError) -> [Character] { try await repository.characters() }
}
