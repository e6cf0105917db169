import ChallengeKit
import Waymark

enum CharacterListEvent: TrackableEvent {
    case screenViewed
    case loadFailed
    case searched
    case characterSelected(id: Int)
    case filterOpened
    case pageTurned

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "character-list/screen-viewed")
        case .loadFailed: TrackingEvent(name: "character-list/load-failed")
        case .searched: TrackingEvent(name: "character-list/searched")
        case .characterSelected(let id):
            TrackingEvent(name: "character-list/character-selected", properties: ["id": id])
        case .filterOpened: TrackingEvent(name: "character-list/filter-opened")
        case .pageTurned: TrackingEvent(name: "character-list/page-turned")
        }
    }
}
