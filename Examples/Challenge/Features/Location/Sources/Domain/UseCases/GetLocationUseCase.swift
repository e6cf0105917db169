import ChallengeKit

struct GetLocationUseCase: GetLocationUseCaseContract {
    let repository: any LocationRepositoryContract

    func execute(identifier: Int) async throws(APIError) -> LocationDetails {
        let location = try await repository.location(identifier: identifier)
        let characters = try await repository.characters(identifiers: location.characters)
        return LocationDetails(location: location, characters: characters)
    }
}
