public import Waymark

/// What can happen on a screen.
nonisolated public protocol ScreenEvent: TrackableEvent, CaseIterable, RawRepresentable<String> {
    /// The screen's name in reports.
    static var screen: String { get }
}
nonisolated extension ScreenEvent {
    public var event: TrackingEvent { TrackingEvent(name: "\(Self.screen)/\(rawValue)") }
}

/// Where a screen's view model reports what happens.
public protocol ScreenTrackerContract<Event> {
    associatedtype Event: ScreenEvent

    func track(_ event: Event)
}

/// Hands a screen's events on to the app's tracker.
public struct ScreenTracker<Event: ScreenEvent>: ScreenTrackerContract {
    private let tracker: any Tracker

    public init(_ tracker: any Tracker) { self.tracker = tracker }

    public func track(_ event: Event) { tracker.track(event) }
}
