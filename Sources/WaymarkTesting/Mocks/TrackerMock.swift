public import Waymark

/// A tracker that records its events. It can be used from any thread.
public final class TrackerMock: Tracker, Sendable {
    private let recorded = Locked<[TrackingEvent]>([])

    /// Creates a tracker without events.
    public init() {}

    public func track(_ event: any TrackableEvent) { recorded.withLock { $0.append(event.event) } }

    /// The events, in order.
    public var events: [TrackingEvent] { recorded.withLock { $0 } }
    /// The names of the events, in order.
    public var names: [String] { events.map(\.name) }
}
