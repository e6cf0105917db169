import ChallengeKit
import Waymark

/// Takes what was loaded ahead, or loads it where nothing prepares.
struct PreparedGetCharacterUseCase: GetCharacterUseCaseContract {
    let prepared: Prepared<CharacterDetails>
    let getUseCase: any GetCharacterUseCaseContract

    func execute(identifier: Int) async throws(APIError) -> CharacterDetails {
        try await prepared.value { () throws(APIError) in try await getUseCase.execute(identifier: identifier) }
    }
}
