import ChallengeKit
import Waymark

/// A use case that takes the value loaded ahead of the screen, or loads it if nothing was loaded ahead.
struct PreparedGetCharacterUseCase: GetCharacterUseCaseContract {
    let prepared: Prepared<CharacterDetails>
    let getUseCase: any GetCharacterUseCaseContract

    func execute(identifier: Int) async throws(APIError) -> CharacterDetails {
        try await prepared.value { () throws(APIError) in try await getUseCase.execute(identifier: identifier) }
    }
}
