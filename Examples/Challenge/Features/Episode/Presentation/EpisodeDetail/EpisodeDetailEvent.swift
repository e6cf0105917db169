public import Waymark

/// What happens on an episode.
public enum EpisodeDetailEvent: String, TrackableEvent {
    case shown = "shown"
    case failed = "failed"
    case selectedCharacter = "selected-character"

    public var event: TrackingEvent { TrackingEvent(name: "episode-detail/\(rawValue)") }
}

/// Where an episode reports what happens.
public protocol EpisodeDetailTrackerContract {
    func track(_ event: EpisodeDetailEvent)
}

struct EpisodeDetailTracker: EpisodeDetailTrackerContract {
    let tracker: any Tracker

    func track(_ event: EpisodeDetailEvent) { tracker.track(event) }
}
