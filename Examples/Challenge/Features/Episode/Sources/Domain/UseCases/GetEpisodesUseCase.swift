import ChallengeKit

struct GetEpisodesUseCase: GetEpisodesUseCaseContract {
    let repository: any EpisodeRepositoryContract

    func execute(page: Int) async throws(APIError) -> Page<Episode> {
        try await repository.episodes(page: page)
    }
}
