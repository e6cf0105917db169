import ChallengeDomain
import Observation

/// The user's settings for the list of characters.
@MainActor @Observable final class CharacterSettings {
    /// The only status in the list; nil for all.
    var status: CharacterStatus?

    init(status: CharacterStatus? = nil) { self.status = status }
}
