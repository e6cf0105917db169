import ChallengeKit
import Waymark

enum EpisodeListEvent: TrackableEvent {
    case screenViewed
    case loadFailed
    case episodeSelected(id: Int)
    case pageTurned

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "episode-list/screen-viewed")
        case .loadFailed: TrackingEvent(name: "episode-list/load-failed")
        case .episodeSelected(let id):
            TrackingEvent(name: "episode-list/episode-selected", properties: ["id": id])
        case .pageTurned: TrackingEvent(name: "episode-list/page-turned")
        }
    }
}
