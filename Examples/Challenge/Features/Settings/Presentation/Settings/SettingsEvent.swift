public import Waymark

/// What happens on the settings.
public enum SettingsEvent: String, TrackableEvent {
    case shown = "shown"
    case openedSource = "opened-source"
    case openedAbout = "opened-about"

    public var event: TrackingEvent { TrackingEvent(name: "settings/\(rawValue)") }
}

/// Where the settings reports what happens.
public protocol SettingsTrackerContract {
    func track(_ event: SettingsEvent)
}

struct SettingsTracker: SettingsTrackerContract {
    let tracker: any Tracker

    func track(_ event: SettingsEvent) { tracker.track(event) }
}
