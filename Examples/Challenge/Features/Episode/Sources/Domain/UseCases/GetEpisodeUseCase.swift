import ChallengeKit

struct GetEpisodeUseCase: GetEpisodeUseCaseContract {
    let repository: any EpisodeRepositoryContract

    func execute(identifier: Int) async throws(APIError) -> EpisodeDetails {
        let episode = try await repository.episode(identifier: identifier)
        let characters = try await repository.characters(identifiers: episode.characters)
        return EpisodeDetails(episode: episode, characters: characters)
    }
}
