import ChallengeKit
import Waymark

/// Takes what was loaded ahead, or loads it where nothing prepares.
struct PreparedGetEpisodeUseCase: GetEpisodeUseCaseContract {
    let prepared: Prepared<EpisodeDetails>
    let getUseCase: any GetEpisodeUseCaseContract

    func execute(identifier: Int) async throws(APIError) -> EpisodeDetails {
        try await prepared.value { () throws(APIError) in try await getUseCase.execute(identifier: identifier) }
    }
}
