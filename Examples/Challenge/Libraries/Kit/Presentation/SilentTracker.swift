public import Waymark

/// A tracker that ignores all events, for previews.
nonisolated public struct SilentTracker: Tracker {
    public init() {}
    public func track(_ event: any TrackableEvent) {}
}
