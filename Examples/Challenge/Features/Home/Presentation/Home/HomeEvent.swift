public import Waymark

/// What happens on the first screen.
public enum HomeEvent: String, TrackableEvent {
    case shown = "shown"
    case failed = "failed"
    case selectedCharacter = "selected-character"
    case selectedSection = "selected-section"

    public var event: TrackingEvent { TrackingEvent(name: "home/\(rawValue)") }
}

/// Where the first screen reports what happens.
public protocol HomeTrackerContract {
    func track(_ event: HomeEvent)
}

struct HomeTracker: HomeTrackerContract {
    let tracker: any Tracker

    func track(_ event: HomeEvent) { tracker.track(event) }
}
