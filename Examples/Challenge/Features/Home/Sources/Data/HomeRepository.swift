import ChallengeKit

/// A repository that loads the first screen's characters from the API.
struct HomeRepository: HomeRepositoryContract {
    let client: any HTTPClientContract

    func characters(identifiers: [Int]) async throws(APIError) -> [FeaturedCharacter] {
        try await client.values(FeaturedCharacterDTO.self, at: "/character", identifiers: identifiers)
            .map(\.character)
    }
}
