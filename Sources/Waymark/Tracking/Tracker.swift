import WaymarkLinks

/// Where events go. Implement ``record(_:)``; call ``track(_:)-(TrackingEvent)``.
public protocol Tracker: Sendable {
    /// Takes an event. Never called while a page only finds out where an action would lead.
    func record(_ event: TrackingEvent)
}

extension Tracker {
    /// Reports an event. Mute inside of `Router.capture(_:)`.
    public func track(_ event: TrackingEvent) {
        guard !Capture.isActive else { return }
        record(event)
    }
    /// Reports a screen's event.
    public func track(_ event: some TrackableEvent) {
        guard !Capture.isActive else { return }
        record(event.event)
    }
}

/// Prints each event on a line of its own.
public struct ConsoleTracker: Tracker {
    private let write: @Sendable (String) -> Void
    /// Prints to standard output, or where `write` says.
    public init(write: @escaping @Sendable (String) -> Void = { print($0) }) { self.write = write }
    public func record(_ event: TrackingEvent) { write("\(event)") }
}

/// Hands each event to several trackers, in order.
public struct TrackerGroup: Tracker {
    private let trackers: [any Tracker]
    /// A fan-out to these.
    public init(_ trackers: [any Tracker]) { self.trackers = trackers }
    public func record(_ event: TrackingEvent) {
        for tracker in trackers { tracker.record(event) }
    }
}

/// Drops every event.
public struct SilentTracker: Tracker {
    /// A tracker that hears nothing.
    public init() {}
    public func record(_ event: TrackingEvent) {}
}

extension Router {
    /// Reports every transition as an event named `navigation`: names, outcome, redirects, the reason of each
    /// dismissal; values only where the destination's type lets them out (L3, U1, U11).
    @discardableResult public func track(with tracker: any Tracker) -> RouterObservation {
        observe { record in tracker.track(record.event) }
    }
}

extension TransitionRecord {
    /// The record as an event, without values that did not opt in.
    public var event: TrackingEvent {
        var properties = ["kind": "\(kind)", "origin": "\(origin)", "outcome": outcome.name, "level": "\(level)"]
        if let destination {
            properties["destination"] = destination.name
            for (key, value) in destination.trackedProperties { properties["destination.\(key)"] = value.trackedText }
        }
        if let showing { properties["showing"] = showing.name }
        if !via.isEmpty { properties["via"] = via.map(\.name).joined(separator: ",") }
        if case .denied(let reason) = outcome { properties["reason"] = reason.name }
        if case .failed(.link(.link(let error, _))) = outcome { properties["reason"] = error.reason }
        if !dismissals.isEmpty {
            properties["dismissed"] = dismissals.map { "\($0.destination.name):\($0.reason.rawValue)" }
                .joined(separator: ",")
        }
        if !dropped.isEmpty {
            properties["dropped"] = dropped.map { "\($0.destination.name):\($0.reason?.name ?? "upon")" }
                .joined(separator: ",")
        }
        if let restoration { properties["restoration"] = "\(restoration)" }
        return TrackingEvent(name: "navigation", names: properties)
    }
}
