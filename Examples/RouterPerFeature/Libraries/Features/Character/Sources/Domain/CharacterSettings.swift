import ChallengeDomain
import Observation

/// The user's settings for the list of characters.
@MainActor @Observable final class CharacterSettings {
    /// The status that the list is limited to; nil for all characters.
    var status: CharacterStatus?

    init(status: CharacterStatus? = nil) { self.status = status }
}
