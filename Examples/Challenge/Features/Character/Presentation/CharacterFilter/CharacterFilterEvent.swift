public import Waymark

/// What happens on the filter of the list.
public enum CharacterFilterEvent: String, TrackableEvent {
    case shown = "shown"
    case applied = "applied"

    public var event: TrackingEvent { TrackingEvent(name: "character-filter/\(rawValue)") }
}

/// Where the filter of the list reports what happens.
public protocol CharacterFilterTrackerContract {
    func track(_ event: CharacterFilterEvent)
}

struct CharacterFilterTracker: CharacterFilterTrackerContract {
    let tracker: any Tracker

    func track(_ event: CharacterFilterEvent) { tracker.track(event) }
}
