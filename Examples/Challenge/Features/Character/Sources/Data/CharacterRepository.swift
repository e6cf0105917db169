import ChallengeKit

/// A repository that loads pages from the API, and single characters and appearances from a cache, or else from the
/// API.
struct CharacterRepository: CharacterRepositoryContract {
    let client: any HTTPClientContract
    let remote: CharacterRemoteDataSource
    let memory: CharacterMemoryDataSource

    init(client: any HTTPClientContract) {
        self.client = client
        remote = CharacterRemoteDataSource(client: client)
        memory = CharacterMemoryDataSource()
    }

    func characters(_ query: CharacterQuery) async throws(APIError) -> Page<Character> {
        // read before the request, during which the user may choose another source
        let source = client.sourceName
        let page = try await remote.characters(query)
        for character in page.items { memory.keep(character, of: source) }
        return page
    }
    func character(identifier: Int) async throws(APIError) -> Character {
        let source = client.sourceName
        if let known = memory.character(identifier, of: source) { return known }
        let character = try await remote.character(identifier: identifier)
        memory.keep(character, of: source)
        return character
    }
    func appearances(identifiers: [Int]) async throws(APIError) -> [Appearance] {
        let source = client.sourceName
        if let known = memory.appearances(identifiers, of: source) { return known }
        let appearances = try await remote.appearances(identifiers: identifiers)
        memory.keep(appearances, for: identifiers, of: source)
        return appearances
    }
}
