import ChallengeKit

/// The first screen's characters by the API's JSON.
struct HomeDataRepository: HomeRepository {
    let client: any APIClient

    func characters(identifiers: [Int]) async throws(APIError) -> [FeaturedCharacter] {
        try await client.values(FeaturedCharacterDTO.self, at: "/character", identifiers: identifiers)
            .map(\.character)
    }
}

/// A character in the API's JSON, as far as this feature wants it.
nonisolated struct FeaturedCharacterDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let image: String

    var character: FeaturedCharacter { FeaturedCharacter(identifier: id, name: name, image: image) }
}
