import ChallengeKit

struct GetFeaturedCharactersUseCase: GetFeaturedCharactersUseCaseContract {
    let repository: any HomeRepositoryContract

    func execute() async throws(APIError) -> [FeaturedCharacter] {
        try await repository.characters(identifiers: [1, 2, 3, 4, 5, 47])
    }
}
