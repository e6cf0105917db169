import ChallengeKit
import Testing

@testable import ChallengeLocation

struct GetLocationUseCaseTests {
    @Test
    func executeAddsTheCharactersToLocation() async throws {
        // Given
        let sut = GetLocationUseCase(repository: LocationRepositoryMock())

        // When
        let details = try await sut.execute(identifier: 5)

        // Then
        #expect(details.location.identifier == 5)
        #expect(details.characters.map(\.identifier) == [1, 2])
    }

    @Test
    func executePassesTheErrorOn() async {
        // Given
        let sut = GetLocationUseCase(repository: LocationRepositoryMock(error: .timeout))

        // Then
        await #expect(throws: APIError.timeout) { try await sut.execute(identifier: 5) }
    }
}
