import Logging
import Waymark

/// A tracker that writes events to the log, at the level `debug`.
nonisolated struct LogTracker: Tracker {
    let logger: Logger

    func record(_ event: TrackingEvent) { logger.debug("event", metadata: ["event": "\(event)"]) }
}
