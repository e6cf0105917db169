import Waymark

enum TourEvent: TrackableEvent {
    case screenViewed
    case tourFinished

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "tour/screen-viewed")
        case .tourFinished: TrackingEvent(name: "tour/tour-finished")
        }
    }
}
