import ChallengeKit
import Testing

@testable import ChallengeCharacter

struct GetCharacterUseCaseTests {
    @Test
    func executeAddsTheAppearancesToTheCharacter() async throws {
        // Given
        let sut = GetCharacterUseCase(repository: CharacterRepositoryMock())

        // When
        let details = try await sut.execute(identifier: 7)

        // Then
        #expect(details.character.identifier == 7)
        #expect(details.appearances.map(\.identifier) == [1, 2])
    }

    @Test
    func executePassesTheErrorOn() async {
        // Given
        let sut = GetCharacterUseCase(repository: CharacterRepositoryMock(error: .notFound))

        // Then
        await #expect(throws: APIError.notFound) { try await sut.execute(identifier: 7) }
    }
}
