import ChallengeKit

/// The first screen's characters by the API's JSON.
struct HomeRepository: HomeRepositoryContract {
    let client: any APIClient

    func characters(identifiers: [Int]) async throws(APIError) -> [FeaturedCharacter] {
        try await client.values(FeaturedCharacterDTO.self, at: "/character", identifiers: identifiers)
            .map(\.character)
    }
}
