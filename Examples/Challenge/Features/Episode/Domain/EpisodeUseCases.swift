import ChallengeKit

/// A page of episodes.
struct GetEpisodes {
    let repository: any EpisodeRepository

    func callAsFunction(page: Int) async throws(APIError) -> Page<Episode> { try await repository.episodes(page: page) }
}

/// An episode of the show, with its characters.
struct GetEpisode {
    struct Answer {
        let episode: Episode
        let characters: [EpisodeCharacter]
    }
    let repository: any EpisodeRepository

    func callAsFunction(identifier: Int) async throws(APIError) -> Answer {
        let episode = try await repository.episode(identifier: identifier)
        return Answer(episode: episode, characters: try await repository.characters(identifiers: episode.characters))
    }
}
