import ChallengeKit

struct GetCharacterUseCase: GetCharacterUseCaseContract {
    let repository: any CharacterRepositoryContract

    func execute(identifier: Int) async throws(APIError) -> CharacterDetails {
        let character = try await repository.character(identifier: identifier)
        let appearances = try await repository.appearances(identifiers: character.episodes)
        return CharacterDetails(character: character, appearances: appearances)
    }
}
