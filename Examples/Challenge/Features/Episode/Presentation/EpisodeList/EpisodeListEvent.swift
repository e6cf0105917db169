public import ChallengeKit

/// What happens on the list of episodes.
public enum EpisodeListEvent: String, ScreenEvent {
    public static let screen = "episode-list"

    case shown
    case failed
    case selectedEpisode = "selected-episode"
    case turnedPage = "turned-page"
}
