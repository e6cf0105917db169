#if Telemetry
import Waymark

#if canImport(os)
import os

/// Transitions and guards in Instruments: the subsystem `waymark`, category `Navigation`.
struct Signposts {
    typealias Interval = OSSignpostIntervalState
    private let signposter = OSSignposter(subsystem: "waymark", category: "Navigation")

    func add(_ record: NamedRecord) {
        guard signposter.isEnabled else { return }
        signposter.emitEvent("Transition", "\(record.line, privacy: .public)")
    }
    func beginGuard(_ destination: String) -> Interval {
        signposter.beginInterval("Guard", id: signposter.makeSignpostID(), "\(destination, privacy: .public)")
    }
    func endGuard(_ state: Interval) { signposter.endInterval("Guard", state) }
}
#else
/// There are no signposts here.
struct Signposts {
    typealias Interval = Void
    func add(_ record: NamedRecord) {}
    func beginGuard(_ destination: String) -> Interval {}
    func endGuard(_ state: Interval) {}
}
#endif
#endif
