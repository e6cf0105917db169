import Logging
import Waymark

/// Writes events to the log.
nonisolated struct LogTracker: Tracker {
    let logger: Logger

    func record(_ event: TrackingEvent) { logger.debug("event", metadata: ["event": "\(event)"]) }
}
