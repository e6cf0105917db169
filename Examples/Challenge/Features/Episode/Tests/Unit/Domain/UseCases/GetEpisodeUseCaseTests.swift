import ChallengeKit
import Testing

@testable import ChallengeEpisode

struct GetEpisodeUseCaseTests {
    @Test
    func executeAddsTheCharactersToEpisode() async throws {
        // Given
        let sut = GetEpisodeUseCase(repository: EpisodeRepositoryMock())

        // When
        let details = try await sut.execute(identifier: 5)

        // Then
        #expect(details.episode.identifier == 5)
        #expect(details.characters.map(\.identifier) == [1, 2])
    }

    @Test
    func executePassesTheErrorOn() async {
        // Given
        let sut = GetEpisodeUseCase(repository: EpisodeRepositoryMock(error: .timeout))

        // Then
        await #expect(throws: APIError.timeout) { try await sut.execute(identifier: 5) }
    }
}
