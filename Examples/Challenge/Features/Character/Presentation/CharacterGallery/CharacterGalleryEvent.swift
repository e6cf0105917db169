public import Waymark

/// What happens on the picture of a character.
public enum CharacterGalleryEvent: String, TrackableEvent {
    case shown = "shown"
    case failed = "failed"
    case turnedPicture = "turned-picture"

    public var event: TrackingEvent { TrackingEvent(name: "character-gallery/\(rawValue)") }
}

/// Where the picture of a character reports what happens.
public protocol CharacterGalleryTrackerContract {
    func track(_ event: CharacterGalleryEvent)
}

struct CharacterGalleryTracker: CharacterGalleryTrackerContract {
    let tracker: any Tracker

    func track(_ event: CharacterGalleryEvent) { tracker.track(event) }
}
