import Waymark

enum CharacterGalleryEvent: TrackableEvent {
    case screenViewed
    case loadFailed
    case pictureTurned

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "character-gallery/screen-viewed")
        case .loadFailed: TrackingEvent(name: "character-gallery/load-failed")
        case .pictureTurned: TrackingEvent(name: "character-gallery/picture-turned")
        }
    }
}
