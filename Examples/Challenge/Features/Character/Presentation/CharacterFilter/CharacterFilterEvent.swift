public import ChallengeKit

/// What happens on the filter of the list.
public enum CharacterFilterEvent: String, ScreenEvent {
    public static let screen = "character-filter"

    case shown
    case applied
}
