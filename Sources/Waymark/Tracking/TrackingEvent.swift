/// A value that may leave the device in an event. A type opts in by conforming; `String` and `Int` do not, so that no
/// identifier leaves by accident.
public protocol Trackable: Sendable {
    /// The value as it is reported.
    var trackedText: String { get }
}
extension Bool: Trackable {
    public var trackedText: String { self ? "true" : "false" }
}
extension Trackable where Self: RawRepresentable, RawValue == String {
    public var trackedText: String { rawValue }
}

/// Something that happened, for analytics: a name and properties that were let out by their types.
public struct TrackingEvent: TrackableEvent, CustomStringConvertible {
    /// What happened: `character-detail/opened`.
    public let name: String
    /// What is known about it.
    public let properties: [String: String]

    /// An event whose properties' types let their values out.
    public init(name: String, properties: [String: any Trackable] = [:]) {
        self.name = name
        self.properties = properties.mapValues(\.trackedText)
    }
    init(name: String, names: [String: String]) {
        self.name = name
        properties = names
    }
    public var event: TrackingEvent { self }
    /// One line, control characters escaped.
    public var description: String {
        let pairs = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return LogText.escaped(([name] + pairs).joined(separator: " "))
    }
}

/// A screen's events: an enum in the shape of its navigator.
public protocol TrackableEvent: Hashable, Sendable {
    /// The event as it is reported.
    var event: TrackingEvent { get }
}
