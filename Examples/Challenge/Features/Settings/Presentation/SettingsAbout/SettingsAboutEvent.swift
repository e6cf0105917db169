public import ChallengeKit

/// What happens on what the app is.
public enum SettingsAboutEvent: String, ScreenEvent {
    public static let screen = "settings-about"

    case shown
    case openedTour = "opened-tour"
}
