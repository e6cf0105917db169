public import ChallengeKit

/// What happens on the choice of a data source.
public enum SettingsSourceEvent: String, ScreenEvent {
    public static let screen = "settings-source"

    case shown
    case selected
}
