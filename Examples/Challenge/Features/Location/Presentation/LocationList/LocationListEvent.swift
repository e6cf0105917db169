public import Waymark

/// What happens on the list of locations.
public enum LocationListEvent: String, TrackableEvent {
    case shown = "shown"
    case failed = "failed"
    case selectedLocation = "selected-location"
    case turnedPage = "turned-page"

    public var event: TrackingEvent { TrackingEvent(name: "location-list/\(rawValue)") }
}

/// Where the list of locations reports what happens.
public protocol LocationListTrackerContract {
    func track(_ event: LocationListEvent)
}

struct LocationListTracker: LocationListTrackerContract {
    let tracker: any Tracker

    func track(_ event: LocationListEvent) { tracker.track(event) }
}
