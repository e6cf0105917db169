import ChallengeKit

/// A page of characters; none is no error.
struct GetCharacters {
    let repository: any CharacterRepository

    func callAsFunction(_ query: CharacterQuery) async throws(APIError) -> Page<Character> {
        do throws(APIError) { return try await repository.characters(query) } catch {
            // the API answers a search without results with "not found"
            guard error == .notFound else { throw error }
            return .empty
        }
    }
}

/// A character with its appearances.
struct GetCharacter {
    struct Answer {
        let character: Character
        let appearances: [Appearance]
    }
    let repository: any CharacterRepository

    func callAsFunction(identifier: Int) async throws(APIError) -> Answer {
        let character = try await repository.character(identifier: identifier)
        return Answer(
            character: character, appearances: try await repository.appearances(identifiers: character.episodes))
    }
}
