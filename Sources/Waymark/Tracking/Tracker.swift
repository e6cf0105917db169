/// Where events go. Implement ``record(_:)``; call ``track(_:)``.
public protocol Tracker: Sendable {
    /// Takes an event. Never called while a page only finds out where an action would lead.
    func record(_ event: TrackingEvent)
}

extension Tracker {
    /// Reports an event. Does nothing while a web page only finds out where an action would lead.
    public func track(_ event: some TrackableEvent) {
        if !Capture.isActive { record(event.event) }
    }
}

/// Prints each event on a line of its own.
public struct ConsoleTracker: Tracker {
    private let write: @Sendable (String) -> Void
    /// Prints to standard output, or where `write` says.
    public init(write: @escaping @Sendable (String) -> Void = { print($0) }) { self.write = write }
    public func record(_ event: TrackingEvent) { write("\(event)") }
}

/// Drops every event.
public struct SilentTracker: Tracker {
    /// A tracker that hears nothing.
    public init() {}
    public func record(_ event: TrackingEvent) {}
}

extension Router {
    /// Reports every transition as an event named `navigation`: names, outcome, redirects, the reason of each
    /// dismissal; values only where the destination's type lets them out.
    @discardableResult public func track(with tracker: any Tracker) -> RouterObservation {
        observe { record in tracker.track(record.event) }
    }
}

extension TransitionRecord {
    /// The record as an event, without values that did not opt in.
    public var event: TrackingEvent {
        var properties = Dictionary(uniqueKeysWithValues: names)
        properties["kind"] = "\(kind)"
        for (key, value) in destination?.trackedProperties ?? [:] {
            properties["destination.\(key)"] = value.trackedText
        }
        return TrackingEvent(name: "navigation", names: properties)
    }
}
