import ChallengeKit
import Foundation
import Testing
import WaymarkLinks

@testable import ChallengeApp
@testable import ChallengeCharacter
@testable import ChallengeEpisode
@testable import ChallengeLocation

@Suite("The embedded data set")
struct EmbeddedAPIClientTests {
    let client: EmbeddedAPIClient
    init() throws { client = try EmbeddedAPIClient() }

    private func all<Item: Decodable & Sendable>(_ type: Item.Type, _ path: String) async throws -> [Item] {
        var items: [Item] = []
        var number = 1
        while true {
            let request = APIRequest(path, query: [URLQueryItem(name: "page", value: String(number))])
            let page = try await client.value(APIPage<Item>.self, for: request)
            items += page.results
            if number >= page.info.pages {
                #expect(items.count == page.info.count)
                return items
            }
            number += 1
        }
    }
    @Test("characters have several pages; their episodes list them, and locations list only their own residents")
    func consistent() async throws {
        let characters = try await all(CharacterDTO.self, "/character").map(\.character)
        let episodes = try await all(EpisodeDTO.self, "/episode").map(\.episode)
        let locations = try await all(LocationDTO.self, "/location").map(\.location)
        #expect(characters.count >= 40 && episodes.count >= 10 && locations.count >= 10)
        for character in characters {
            for id in character.episodes {
                #expect(episodes.first { $0.identifier == id }?.characters.contains(character.identifier) == true)
            }
            for place in [character.origin, character.location] {
                guard let id = place.identifier else { continue }
                #expect(locations.first { $0.identifier == id }?.name == place.name)
            }
        }
        for location in locations {
            for id in location.characters {
                #expect(characters.first { $0.identifier == id }?.location.identifier == location.identifier)
            }
        }
    }
    @Test("a search matches parts of names and the status; a list has pages of 20")
    func search() async throws {
        let repository = CharacterRepository(client: client)
        let ricks = try await repository.characters(CharacterQuery(name: "rick", status: .alive))
        #expect(ricks.items.map(\.name).contains("Rick Sanchez"))
        #expect(ricks.items.allSatisfy { $0.name.lowercased().contains("rick") && $0.status == .alive })
        let second = try await repository.characters(CharacterQuery(page: 2))
        #expect(second.items.count == 20 && second.number == 2 && second.count == 3)
    }
    @Test(
        "several identifiers give a list, even if only one of them is valid",
        arguments: ["/character/1,2", "/character/1,x"])
    func lists(path: String) async throws {
        let found = try await client.value([CharacterDTO].self, for: APIRequest(path))
        #expect(found.first?.character.identifier == 1)
    }
    @Test("an unknown path fails with notFound", arguments: ["/character/9999", "/nothing", "/", "/character/x"])
    func notFound(_ path: String) async {
        await #expect(throws: APIError.notFound) { try await client.data(for: APIRequest(path)) }
    }
    @Test("a request for several identifiers returns the items that exist")
    func several() async throws {
        #expect(
            try await client.values(CharacterDTO.self, at: "/character", identifiers: [1, 9_999, 2]).map(\.id) == [
                1, 2,
            ])
        #expect(try await client.values(CharacterDTO.self, at: "/character", identifiers: []).isEmpty)
    }
}
