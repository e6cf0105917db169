public import ChallengeKit

/// What happens on the list of characters.
public enum CharacterListEvent: String, ScreenEvent {
    public static let screen = "character-list"

    case shown
    case failed
    case searched
    case selectedCharacter = "selected-character"
    case openedFilter = "opened-filter"
    case turnedPage = "turned-page"
}
