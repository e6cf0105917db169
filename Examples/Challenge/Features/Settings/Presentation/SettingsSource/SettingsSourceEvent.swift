public import Waymark

/// What happens on the choice of a data source.
public enum SettingsSourceEvent: String, TrackableEvent {
    case shown = "shown"
    case selected = "selected"

    public var event: TrackingEvent { TrackingEvent(name: "settings-source/\(rawValue)") }
}

/// Where the choice of a data source reports what happens.
public protocol SettingsSourceTrackerContract {
    func track(_ event: SettingsSourceEvent)
}

struct SettingsSourceTracker: SettingsSourceTrackerContract {
    let tracker: any Tracker

    func track(_ event: SettingsSourceEvent) { tracker.track(event) }
}
