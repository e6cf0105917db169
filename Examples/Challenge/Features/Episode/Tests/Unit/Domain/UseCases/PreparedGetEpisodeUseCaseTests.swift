import ChallengeKit
import Testing
import Waymark

@testable import ChallengeEpisode

struct PreparedGetEpisodeUseCaseTests {
    private let details = EpisodeDetails(episode: .stub(identifier: 7), characters: [])
    private let failing = GetEpisodeUseCaseMock(result: .failure(.unreachable))

    @Test
    func executeTakesWhatWasLoadedAhead() async throws {
        // Given
        let sut = PreparedGetEpisodeUseCase(prepared: Prepared(details), getUseCase: failing)

        // Then
        #expect(try await sut.execute(identifier: 7) == details)
    }

    @Test
    func executeLoadsWhereNothingIsPrepared() async throws {
        // Given
        let prepared = Router<EpisodeIncomingNavigation>().prepared(
            for: .detail(identifier: 7), as: EpisodeDetails.self)
        let useCase = GetEpisodeUseCaseMock(result: .success(details))
        let sut = PreparedGetEpisodeUseCase(prepared: prepared, getUseCase: useCase)

        // Then
        #expect(try await sut.execute(identifier: 7) == details)
    }

    @Test
    func executeLoadsAgainAfterAFailure() async throws {
        // Given
        let router = Router<EpisodeIncomingNavigation>()
        var results: [Result<EpisodeDetails, APIError>] = [.failure(.timeout), .success(details)]
        router.setPreparation { _ in Preparation { try results.removeFirst().get() } }
        let prepared = router.prepared(for: .detail(identifier: 7), as: EpisodeDetails.self)
        let sut = PreparedGetEpisodeUseCase(prepared: prepared, getUseCase: failing)

        // Then
        await #expect(throws: APIError.timeout) { try await sut.execute(identifier: 7) }
        #expect(try await sut.execute(identifier: 7) == details)
    }
}
