import ChallengeKit
import Waymark

enum CharacterDetailEvent: TrackableEvent {
    case screenViewed
    case loadFailed
    case galleryOpened
    case episodeSelected(id: Int)
    case locationSelected(id: Int)

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "character-detail/screen-viewed")
        case .loadFailed: TrackingEvent(name: "character-detail/load-failed")
        case .galleryOpened: TrackingEvent(name: "character-detail/gallery-opened")
        case .episodeSelected(let id):
            TrackingEvent(name: "character-detail/episode-selected", properties: ["id": id])
        case .locationSelected(let id):
            TrackingEvent(name: "character-detail/location-selected", properties: ["id": id])
        }
    }
}
