public import Waymark

/// What happens on a character.
public enum CharacterDetailEvent: String, TrackableEvent {
    case shown = "shown"
    case failed = "failed"
    case openedGallery = "opened-gallery"
    case selectedEpisode = "selected-episode"
    case selectedLocation = "selected-location"

    public var event: TrackingEvent { TrackingEvent(name: "character-detail/\(rawValue)") }
}

/// Where a character reports what happens.
public protocol CharacterDetailTrackerContract {
    func track(_ event: CharacterDetailEvent)
}

struct CharacterDetailTracker: CharacterDetailTrackerContract {
    let tracker: any Tracker

    func track(_ event: CharacterDetailEvent) { tracker.track(event) }
}
