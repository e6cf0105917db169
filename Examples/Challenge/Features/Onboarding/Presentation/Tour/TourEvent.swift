public import Waymark

/// What happens on the tour of the app.
public enum TourEvent: String, TrackableEvent {
    case shown = "shown"
    case finished = "finished"

    public var event: TrackingEvent { TrackingEvent(name: "tour/\(rawValue)") }
}

/// Where the tour of the app reports what happens.
public protocol TourTrackerContract {
    func track(_ event: TourEvent)
}

struct TourTracker: TourTrackerContract {
    let tracker: any Tracker

    func track(_ event: TourEvent) { tracker.track(event) }
}
