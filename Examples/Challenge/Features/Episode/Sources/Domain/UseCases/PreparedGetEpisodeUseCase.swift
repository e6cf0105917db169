import ChallengeKit
import Waymark

/// A use case that takes the value loaded ahead of the screen, or loads it if nothing was loaded ahead.
struct PreparedGetEpisodeUseCase: GetEpisodeUseCaseContract {
    let prepared: Prepared<EpisodeDetails>
    let getUseCase: any GetEpisodeUseCaseContract

    func execute(identifier: Int) async throws(APIError) -> EpisodeDetails {
        try await prepared.value { () throws(APIError) in try await getUseCase.execute(identifier: identifier) }
    }
}
