public import ChallengeKit

/// What happens on an episode.
public enum EpisodeDetailEvent: String, ScreenEvent {
    public static let screen = "episode-detail"

    case shown
    case failed
    case selectedCharacter = "selected-character"
}
