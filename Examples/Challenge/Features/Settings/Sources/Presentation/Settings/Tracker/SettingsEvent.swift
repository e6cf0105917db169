import Waymark

enum SettingsEvent: TrackableEvent {
    case screenViewed
    case sourceOpened
    case aboutOpened

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "settings/screen-viewed")
        case .sourceOpened: TrackingEvent(name: "settings/source-opened")
        case .aboutOpened: TrackingEvent(name: "settings/about-opened")
        }
    }
}
