import Foundation
public import Waymark

/// A tracker that keeps its events. It can be used from any thread.
public final class TrackerMock: Tracker, @unchecked Sendable {  // `recorded` is accessed under `lock` only
    private let lock = NSLock()
    private var recorded: [TrackingEvent] = []

    /// Creates a mock.
    public init() {}

    public func record(_ event: TrackingEvent) { lock.withLock { recorded.append(event) } }

    /// The events, in order.
    public var events: [TrackingEvent] { lock.withLock { recorded } }
    /// The names of the events, in order.
    public var names: [String] { events.map(\.name) }
}
