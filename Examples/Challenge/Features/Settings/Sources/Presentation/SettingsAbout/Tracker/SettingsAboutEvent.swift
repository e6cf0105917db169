import Waymark

enum SettingsAboutEvent: TrackableEvent {
    case screenViewed
    case tourOpened

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "settings-about/screen-viewed")
        case .tourOpened: TrackingEvent(name: "settings-about/tour-opened")
        }
    }
}
