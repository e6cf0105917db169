import ChallengeKit
import Testing

@testable import ChallengeCharacter

struct GetCharactersUseCaseTests {
    @Test
    func executeTakesNotFoundAsAnEmptyPage() async throws {
        // Given
        let sut = GetCharactersUseCase(repository: CharacterRepositoryMock(error: .notFound))

        // When
        let page = try await sut.execute(CharacterQuery(name: "nobody"))

        // Then
        #expect(page.items.isEmpty)
        #expect(page.total == 0)
    }

    @Test(arguments: [APIError.unreachable, .timeout, .malformed, .status(500)])
    func executePassesOtherErrorsOn(_ error: APIError) async {
        // Given
        let sut = GetCharactersUseCase(repository: CharacterRepositoryMock(error: error))

        // Then
        await #expect(throws: error) { try await sut.execute(CharacterQuery()) }
    }
}
