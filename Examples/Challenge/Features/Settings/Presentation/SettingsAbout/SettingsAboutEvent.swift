public import Waymark

/// What happens on what the app is.
public enum SettingsAboutEvent: String, TrackableEvent {
    case shown = "shown"
    case openedTour = "opened-tour"

    public var event: TrackingEvent { TrackingEvent(name: "settings-about/\(rawValue)") }
}

/// Where what the app is reports what happens.
public protocol SettingsAboutTrackerContract {
    func track(_ event: SettingsAboutEvent)
}

struct SettingsAboutTracker: SettingsAboutTrackerContract {
    let tracker: any Tracker

    func track(_ event: SettingsAboutEvent) { tracker.track(event) }
}
