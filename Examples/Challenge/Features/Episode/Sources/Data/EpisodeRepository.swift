import ChallengeKit
import Foundation

/// A repository that loads pages and characters from the API, and single episodes from a cache, or else from the API.
struct EpisodeRepository: EpisodeRepositoryContract {
    let client: any HTTPClientContract
    let memory = MemoryCache<SourceKey<Int>, Episode>()

    func episodes(page: Int) async throws(APIError) -> Page<Episode> {
        let items = [URLQueryItem(name: "page", value: String(page))]
        let answer = try await client.value(
            APIPage<EpisodeDTO>.self, for: APIRequest("/episode", query: items))
        return Page(
            items: answer.results.map(\.episode), number: page, count: answer.info.pages, total: answer.info.count)
    }
    func episode(identifier: Int) async throws(APIError) -> Episode {
        let key = SourceKey(source: client.sourceName, identifier)
        if let known = memory[key] { return known }
        let episode = try await client.value(EpisodeDTO.self, for: APIRequest("/episode/\(identifier)")).episode
        memory.keep(episode, for: key)
        return episode
    }
    func characters(identifiers: [Int]) async throws(APIError) -> [EpisodeCharacter] {
        try await client.values(EpisodeCharacterDTO.self, at: "/character", identifiers: identifiers)
            .map(\.character)
    }
}
