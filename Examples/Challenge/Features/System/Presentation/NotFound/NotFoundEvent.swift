public import Waymark

/// What happens on what was not found.
public enum NotFoundEvent: String, TrackableEvent {
    case shown = "shown"
    case openedHome = "opened-home"

    public var event: TrackingEvent { TrackingEvent(name: "not-found/\(rawValue)") }
}

/// Where what was not found reports what happens.
public protocol NotFoundTrackerContract {
    func track(_ event: NotFoundEvent)
}

struct NotFoundTracker: NotFoundTrackerContract {
    let tracker: any Tracker

    func track(_ event: NotFoundEvent) { tracker.track(event) }
}
