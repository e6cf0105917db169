import ChallengeKit
import Waymark

enum EpisodeDetailEvent: TrackableEvent {
    case screenViewed
    case loadFailed
    case characterSelected(id: Int)

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "episode-detail/screen-viewed")
        case .loadFailed: TrackingEvent(name: "episode-detail/load-failed")
        case .characterSelected(let id):
            TrackingEvent(name: "episode-detail/character-selected", properties: ["id": id])
        }
    }
}
