import Waymark

/// The events of the data source screen.
enum SettingsSourceEvent: TrackableEvent {
    case screenViewed
    case sourceSelected(DataSourceChoice)

    var event: TrackingEvent {
        switch self {
        case .screenViewed: TrackingEvent(name: "settings-source/screen-viewed")
        case .sourceSelected(let source):
            TrackingEvent(name: "settings-source/source-selected", properties: ["source": source])
        }
    }
}
