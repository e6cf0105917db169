import ChallengeDomain
import Observation

/// The user's choices for the list.
@MainActor @Observable final class CharacterSettings {
    /// The only status in the list; nil for all.
    var status: CharacterStatus?

    init(status: CharacterStatus? = nil) { self.status = status }
}
