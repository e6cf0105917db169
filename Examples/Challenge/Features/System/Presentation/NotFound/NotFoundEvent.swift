public import ChallengeKit

/// What happens on what was not found.
public enum NotFoundEvent: String, ScreenEvent {
    public static let screen = "not-found"

    case shown
    case openedHome = "opened-home"
}
