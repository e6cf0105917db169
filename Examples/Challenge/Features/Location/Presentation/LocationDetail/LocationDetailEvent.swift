public import Waymark

/// What happens on a location.
public enum LocationDetailEvent: String, TrackableEvent {
    case shown = "shown"
    case failed = "failed"
    case selectedResident = "selected-resident"

    public var event: TrackingEvent { TrackingEvent(name: "location-detail/\(rawValue)") }
}

/// Where a location reports what happens.
public protocol LocationDetailTrackerContract {
    func track(_ event: LocationDetailEvent)
}

struct LocationDetailTracker: LocationDetailTrackerContract {
    let tracker: any Tracker

    func track(_ event: LocationDetailEvent) { tracker.track(event) }
}
