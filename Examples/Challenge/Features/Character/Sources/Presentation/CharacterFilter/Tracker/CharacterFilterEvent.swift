import Waymark

enum CharacterFilterEvent: TrackableEvent {
    case screenViewed
    case filterApplied

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "character-filter/screen-viewed")
        case .filterApplied: TrackingEvent(name: "character-filter/filter-applied")
        }
    }
}
