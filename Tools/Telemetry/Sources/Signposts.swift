#if Telemetry
import Waymark

#if canImport(os)
import os

/// Signposts in Instruments for transitions and guards, with the subsystem `waymark` and the category `Navigation`.
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
/// A placeholder for platforms without signposts.
struct Signposts {
    typealias Interval = Void
    func add(_ record: NamedRecord) {}
    func beginGuard(_ destination: String) -> Interval {}
    func endGuard(_ state: Interval) {}
}
#endif
#endif
