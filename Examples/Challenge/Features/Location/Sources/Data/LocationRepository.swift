import ChallengeKit
import Foundation

/// A repository that loads pages and characters from the API, and single locations from a cache, or else from the API.
struct LocationRepository: LocationRepositoryContract {
    let client: any HTTPClientContract
    let memory = MemoryCache<SourceKey<Int>, Location>()

    func locations(page: Int) async throws(APIError) -> Page<Location> {
        let items = [URLQueryItem(name: "page", value: String(page))]
        let answer = try await client.value(
            APIPage<LocationDTO>.self, for: APIRequest("/location", query: items))
        return Page(
            items: answer.results.map(\.location), number: page, count: answer.info.pages, total: answer.info.count)
    }
    func location(identifier: Int) async throws(APIError) -> Location {
        let key = SourceKey(source: client.sourceName, identifier)
        if let known = memory[key] { return known }
        let location = try await client.value(LocationDTO.self, for: APIRequest("/location/\(identifier)")).location
        memory.keep(location, for: key)
        return location
    }
    func characters(identifiers: [Int]) async throws(APIError) -> [LocationCharacter] {
        try await client.values(LocationCharacterDTO.self, at: "/character", identifiers: identifiers)
            .map(\.character)
    }
}
