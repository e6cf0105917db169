import ChallengeKit
import Waymark

enum LocationDetailEvent: TrackableEvent {
    case screenViewed
    case loadFailed
    case characterSelected(id: Int)

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "location-detail/screen-viewed")
        case .loadFailed: TrackingEvent(name: "location-detail/load-failed")
        case .characterSelected(let id):
            TrackingEvent(name: "location-detail/character-selected", properties: ["id": id])
        }
    }
}
