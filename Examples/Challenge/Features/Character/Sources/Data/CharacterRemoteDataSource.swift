import ChallengeKit
import Foundation
import WaymarkLinks

/// A data source that loads characters and their appearances from the API.
struct CharacterRemoteDataSource {
    let client: any HTTPClientContract

    func characters(_ query: CharacterQuery) async throws(APIError) -> Page<Character> {
        var items = [URLQueryItem(name: "page", value: String(query.page ?? 1))]
        if let name = query.name, !name.isEmpty { items.append(URLQueryItem(name: "name", value: name)) }
        if let status = query.status { items.append(URLQueryItem(name: "status", value: status.rawValue)) }
        let page = try await client.value(
            APIPage<CharacterDTO>.self, for: APIRequest("/character", query: items))
        return Page(
            items: page.results.map(\.character), number: query.page ?? 1, count: page.info.pages,
            total: page.info.count)
    }
    func character(identifier: Int) async throws(APIError) -> Character {
        try await client.value(CharacterDTO.self, for: APIRequest("/character/\(identifier)")).character
    }
    func appearances(identifiers: [Int]) async throws(APIError) -> [Appearance] {
        try await client.values(AppearanceDTO.self, at: "/episode", identifiers: identifiers).map(\.appearance)
    }
}
