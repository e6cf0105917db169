#if Telemetry
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Tracing
import Waymark
import WaymarkTelemetry
import WaymarkTesting

@Links
enum ShopRoute: IncomingNavigation {
    @Link("/item/{id}") case item(id: Int)
    @Link("/cart") case cart
    @Link("/old") case old
    @Link("/vault", as: .sheet) case vault
}

/// A router whose metrics, traces and log a test can read.
@MainActor final class Shop {
    let router = Router<ShopRoute>(path: [.item(id: 1)])
    let clock = ManualClock()
    let control = AccessGuardMock<ShopRoute>()
    let metrics = TestMetrics()
    let tracer = InMemoryTracer()
    let handler = InMemoryLogHandler()
    let telemetry: NavigationTelemetry
    let observation: RouterRegistration

    init(level: Logger.Level = .trace) {
        router.timing.clock = .manual(clock)
        router.setRedirect { $0 == .old ? .cart : nil }
        router.setGuard(control)
        var logger = Logger(label: "shop") { [handler] _ in handler }
        logger.logLevel = level
        telemetry = NavigationTelemetry(metrics: metrics, tracer: tracer, logger: logger)
        observation = router.report(to: telemetry)
    }

    func count(_ label: String, _ dimensions: [(String, String)]) -> Int64 {
        metrics.counterTotal(label: label, dimensions: dimensions)
    }
    /// Returns the durations that a timer has recorded, in nanoseconds.
    func times(_ label: String, _ dimensions: [(String, String)]) -> [Int64] {
        metrics.timers(label: label, dimensions: dimensions).flatMap(\.values)
    }
    /// All metrics, finished spans and log lines, with their dimensions, attributes and metadata, as one text.
    var said: String {
        let dimensions =
            metrics.counters.map { "\($0.label) \($0.dimensions)" }
            + metrics.timers.map { "\($0.label) \($0.dimensions)" }
        let spans = tracer.finishedSpans.map { "\($0.operationName) \($0.attributes)" }
        let lines = handler.entries.map { "\($0.message) \($0.metadata)" }
        return (dimensions + spans + lines).joined(separator: "\n")
    }
}
#endif
