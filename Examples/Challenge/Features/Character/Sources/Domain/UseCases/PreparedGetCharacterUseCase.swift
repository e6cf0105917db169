import ChallengeKit
import Waymark

/// A use case that returns the details that were loaded ahead of the screen, or loads them if none were.
struct PreparedGetCharacterUseCase: GetCharacterUseCaseContract {
    let prepared: Prepared<CharacterDetails>
    let getUseCase: any GetCharacterUseCaseContract

    func execute(identifier: Int) async throws(APIError) -> CharacterDetails {
        try await prepared.value { () throws(APIError) in try await getUseCase.execute(identifier: identifier) }
    }
}
