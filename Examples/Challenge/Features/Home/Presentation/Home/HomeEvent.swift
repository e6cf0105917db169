public import ChallengeKit

/// What happens on the first screen.
public enum HomeEvent: String, ScreenEvent {
    public static let screen = "home"

    case shown
    case failed
    case selectedCharacter = "selected-character"
    case selectedSection = "selected-section"
}
