import ChallengeKit

struct GetLocationsUseCase: GetLocationsUseCaseContract {
    let repository: any LocationRepositoryContract

    func execute(page: Int) async throws(APIError) -> Page<Location> {
        try await repository.locations(page: page)
    }
}
