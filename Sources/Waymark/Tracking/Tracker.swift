/// A receiver of events.
public protocol Tracker: Sendable {
    /// Reports an event.
    func track(_ event: any TrackableEvent)
}

/// A tracker that prints each event on its own line.
public struct ConsoleTracker: Tracker {
    private let write: @Sendable (String) -> Void
    /// Creates a tracker that passes the line of each event to `write`; by default, it prints to standard output.
    public init(write: @escaping @Sendable (String) -> Void = { print($0) }) { self.write = write }
    public func track(_ event: any TrackableEvent) { write("\(event.event)") }
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

/// A value that may leave the device in an event. `String` and `Int` don't conform, as they may be identifiers. An enum
/// with `String` raw values only needs to declare the conformance.
public protocol Trackable: Sendable {
    /// The text to report.
    var trackedText: String { get }
}
extension Bool: Trackable {
    public var trackedText: String { self ? "true" : "false" }
}
extension Trackable where Self: RawRepresentable, RawValue == String {
    public var trackedText: String { rawValue }
}

/// An event for analytics: a name, and properties whose types allow them to be reported.
public struct TrackingEvent: TrackableEvent, CustomStringConvertible {
    /// The event's name, such as `character-detail/opened`.
    public let name: String
    /// The texts of the event's properties, by name.
    public let properties: [String: String]

    /// Creates an event with the ``Trackable/trackedText`` of each property.
    public init(name: String, properties: [String: any Trackable] = [:]) {
        self.name = name
        self.properties = properties.mapValues(\.trackedText)
    }
    init(name: String, names: [String: String]) {
        self.name = name
        properties = names
    }
    public var event: TrackingEvent { self }
    /// The event on one line, with control characters escaped.
    public var description: String {
        let pairs = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return LogText.escaped(([name] + pairs).joined(separator: " "))
    }
}

/// An event that an app tracks, usually a case of an enum with the events of a screen.
public protocol TrackableEvent: Hashable, Sendable {
    /// The event as a tracker gets it.
    var event: TrackingEvent { get }
}
