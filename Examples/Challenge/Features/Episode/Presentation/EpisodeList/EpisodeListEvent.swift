public import Waymark

/// What happens on the list of episodes.
public enum EpisodeListEvent: String, TrackableEvent {
    case shown = "shown"
    case failed = "failed"
    case selectedEpisode = "selected-episode"
    case turnedPage = "turned-page"

    public var event: TrackingEvent { TrackingEvent(name: "episode-list/\(rawValue)") }
}

/// Where the list of episodes reports what happens.
public protocol EpisodeListTrackerContract {
    func track(_ event: EpisodeListEvent)
}

struct EpisodeListTracker: EpisodeListTrackerContract {
    let tracker: any Tracker

    func track(_ event: EpisodeListEvent) { tracker.track(event) }
}
