import Waymark

enum NotFoundEvent: TrackableEvent {
    case screenViewed
    case homeOpened

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "not-found/screen-viewed")
        case .homeOpened: TrackingEvent(name: "not-found/home-opened")
        }
    }
}
