public import ChallengeKit
import WaymarkTesting

/// Keeps what a screen reports.
public final class ScreenTrackerMock<Event: ScreenEvent>: ScreenTrackerContract {
    public private(set) var events: [Event] = []

    public init() {}

    public func track(_ event: Event) { events.append(event) }
}

/// What the app's tracker hears when each of a screen's events is reported once.
public func tracked<Event: ScreenEvent>(_: Event.Type) -> [String] {
    let mock = TrackerMock()
    let tracker = ScreenTracker<Event>(mock)
    Event.allCases.forEach(tracker.track)
    return mock.names
}
