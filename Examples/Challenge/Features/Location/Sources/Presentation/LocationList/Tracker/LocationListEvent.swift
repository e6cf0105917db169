import ChallengeKit
import Waymark

enum LocationListEvent: TrackableEvent {
    case screenViewed
    case loadFailed
    case locationSelected(id: Int)
    case pageTurned

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "location-list/screen-viewed")
        case .loadFailed: TrackingEvent(name: "location-list/load-failed")
        case .locationSelected(let id):
            TrackingEvent(name: "location-list/location-selected", properties: ["id": id])
        case .pageTurned: TrackingEvent(name: "location-list/page-turned")
        }
    }
}
