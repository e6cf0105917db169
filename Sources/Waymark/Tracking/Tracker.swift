/// A receiver of events. Implement ``record(_:)``; call ``track(_:)``.
public protocol Tracker: Sendable {
    /// Records an event.
    func record(_ event: TrackingEvent)
}

extension Tracker {
    /// Reports an event.
    public func track(_ event: some TrackableEvent) { record(event.event) }
}

/// A tracker that prints each event on its own line.
public struct ConsoleTracker: Tracker {
    private let write: @Sendable (String) -> Void
    /// Creates a tracker that passes the line of each event to `write`; by default, it prints to standard output.
    public init(write: @escaping @Sendable (String) -> Void = { print($0) }) { self.write = write }
    public func record(_ event: TrackingEvent) { write("\(event)") }
}

/// A tracker that ignores all events.
public struct SilentTracker: Tracker {
    /// Creates a tracker that ignores all events.
    public init() {}
    public func record(_ event: TrackingEvent) {}
}

extension Router {
    /// Reports every transition as an event named `navigation`, until the registration is cancelled. See
    /// ``TransitionRecord/event``.
    @discardableResult public func track(with tracker: any Tracker) -> RouterRegistration {
        if store.isMakingView { store.faults.report(.observedInView(call: "track")) }
        return store.journal.observe { [screens] record in tracker.track(screens.record(record).event) }
    }
}

extension TransitionRecord where Destination: Navigation {
    /// The record as an event named `navigation`: names, and no values except the ``Navigation/trackedProperties`` of
    /// the requested destination.
    public var event: TrackingEvent {
        var properties = Dictionary(uniqueKeysWithValues: names(\.name))
        properties["kind"] = "\(kind)"
        for (key, value) in destination?.trackedProperties ?? [:] {
            properties["destination.\(key)"] = value.trackedText
        }
        return TrackingEvent(name: "navigation", names: properties)
    }
}
