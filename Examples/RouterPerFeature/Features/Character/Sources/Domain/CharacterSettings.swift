import ChallengeDomain
import Observation

/// The user's choices for the list.
@MainActor @Observable final class CharacterSettings {
    /// The only status that the list shows; nil for all of them.
    var status: CharacterStatus?

    init(status: CharacterStatus? = nil) { self.status = status }
}
