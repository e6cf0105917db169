import ChallengeKit

struct GetCharactersUseCase: GetCharactersUseCaseContract {
    let repository: any CharacterRepositoryContract

    func execute(_ query: CharacterQuery) async throws(APIError) -> Page<Character> {
        do throws(APIError) { return try await repository.characters(query) } catch {
            // the API responds to a search without results with "not found"
            guard error == .notFound else { throw error }
            return .empty
        }
    }
}
