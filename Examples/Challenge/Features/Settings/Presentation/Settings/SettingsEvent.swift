public import ChallengeKit

/// What happens on the settings.
public enum SettingsEvent: String, ScreenEvent {
    public static let screen = "settings"

    case shown
    case openedSource = "opened-source"
    case openedAbout = "opened-about"
}
