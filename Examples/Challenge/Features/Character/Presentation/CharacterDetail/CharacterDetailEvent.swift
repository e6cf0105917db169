public import ChallengeKit

/// What happens on a character.
public enum CharacterDetailEvent: String, ScreenEvent {
    public static let screen = "character-detail"

    case shown
    case failed
    case openedGallery = "opened-gallery"
    case selectedEpisode = "selected-episode"
    case selectedLocation = "selected-location"
}
