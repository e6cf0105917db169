import ChallengeKit
import Waymark

/// A use case that returns the details that were loaded ahead of the screen, or loads them if none were.
struct PreparedGetEpisodeUseCase: GetEpisodeUseCaseContract {
    let prepared: Prepared<EpisodeDetails>
    let getUseCase: any GetEpisodeUseCaseContract

    func execute(identifier: Int) async throws(APIError) -> EpisodeDetails {
        try await prepared.value { () throws(APIError) in try await getUseCase.execute(identifier: identifier) }
    }
}
