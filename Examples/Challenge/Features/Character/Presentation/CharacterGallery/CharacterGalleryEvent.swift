public import ChallengeKit

/// What happens on the picture of a character.
public enum CharacterGalleryEvent: String, ScreenEvent {
    public static let screen = "character-gallery"

    case shown
    case failed
    case turnedPicture = "turned-picture"
}
