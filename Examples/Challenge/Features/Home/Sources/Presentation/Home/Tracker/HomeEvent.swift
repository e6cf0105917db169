import ChallengeKit
import Waymark

enum HomeEvent: TrackableEvent {
    case screenViewed
    case loadFailed
    case characterSelected(id: Int)
    case sectionSelected(HomeSection)

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "home/screen-viewed")
        case .loadFailed: TrackingEvent(name: "home/load-failed")
        case .characterSelected(let id):
            TrackingEvent(name: "home/character-selected", properties: ["id": id])
        case .sectionSelected(let section):
            TrackingEvent(name: "home/section-selected", properties: ["section": section])
        }
    }
}
