public import Waymark

/// What happens on the list of characters.
public enum CharacterListEvent: String, TrackableEvent {
    case shown = "shown"
    case failed = "failed"
    case searched = "searched"
    case selectedCharacter = "selected-character"
    case openedFilter = "opened-filter"
    case turnedPage = "turned-page"

    public var event: TrackingEvent { TrackingEvent(name: "character-list/\(rawValue)") }
}

/// Where the list of characters reports what happens.
public protocol CharacterListTrackerContract {
    func track(_ event: CharacterListEvent)
}

struct CharacterListTracker: CharacterListTrackerContract {
    let tracker: any Tracker

    func track(_ event: CharacterListEvent) { tracker.track(event) }
}
