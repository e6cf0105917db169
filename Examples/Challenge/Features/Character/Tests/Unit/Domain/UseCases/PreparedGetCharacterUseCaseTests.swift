import ChallengeKit
import Testing
import Waymark

@testable import ChallengeCharacter

struct PreparedGetCharacterUseCaseTests {
    private let details = CharacterDetails(character: .stub(identifier: 7), appearances: [])
    private let failing = GetCharacterUseCaseMock(result: .failure(.unreachable))

    @Test
    func executeTakesWhatWasLoadedAhead() async throws {
        // Given
        let sut = PreparedGetCharacterUseCase(prepared: Prepared(details), getUseCase: failing)

        // Then
        #expect(try await sut.execute(identifier: 7) == details)
    }

    @Test
    func executeLoadsWhereNothingIsPrepared() async throws {
        // Given
        let prepared = Router<CharacterIncomingNavigation>().prepared(
            for: .detail(identifier: 7), as: CharacterDetails.self)
        let useCase = GetCharacterUseCaseMock(result: .success(details))
        let sut = PreparedGetCharacterUseCase(prepared: prepared, getUseCase: useCase)

        // Then
        #expect(try await sut.execute(identifier: 7) == details)
    }

    @Test
    func executeLoadsAgainAfterAFailure() async throws {
        // Given
        let router = Router<CharacterIncomingNavigation>()
        var results: [Result<CharacterDetails, APIError>] = [.failure(.timeout), .success(details)]
        router.setPreparation { _ in Preparation { try results.removeFirst().get() } }
        let prepared = router.prepared(for: .detail(identifier: 7), as: CharacterDetails.self)
        let sut = PreparedGetCharacterUseCase(prepared: prepared, getUseCase: failing)

        // Then
        await #expect(throws: APIError.timeout) { try await sut.execute(identifier: 7) }
        #expect(try await sut.execute(identifier: 7) == details)
    }
}
