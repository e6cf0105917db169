#if Telemetry
public import CoreMetrics
public import Logging
public import Tracing
public import Waymark

/// The destination of an app's navigation reports: metrics, traces and log lines. They hold the names of destinations,
/// of link rules and of reasons, and never a value. Available with the trait `Telemetry`.
///
/// ```swift
/// let telemetry = NavigationTelemetry(logger: Logger(label: "navigation"))
/// router.report(to: telemetry)
/// ```
/// Create it once, after the app has bootstrapped its metrics and traces, and share it among routers.
@MainActor public final class NavigationTelemetry {
    let metrics: NavigationMetrics
    /// The tracer; nil without tracing.
    let tracer: (any Tracer)?
    let logger: Logger?

    /// Creates telemetry.
    ///
    /// - Parameters:
    ///   - metrics: Makes counters and timers; by default, what `MetricsSystem` was bootstrapped with.
    ///   - tracer: Makes spans; by default, the one that `InstrumentationSystem` was bootstrapped with.
    ///   - logger: Gets a line for each transition: at the level `debug`, or `notice` if it was denied or a link was
    ///     refused, or `warning` if it failed; and each `NavigationFault` at the level `error`. nil for none.
    public init(
        metrics: any MetricsFactory = MetricsSystem.factory, tracer: any Tracer = InstrumentationSystem.tracer,
        logger: Logger? = nil
    ) {
        self.metrics = NavigationMetrics(metrics)
        self.tracer = tracer is NoOpTracer ? nil : tracer
        self.logger = logger
    }
}

extension Router {
    /// Reports each transition of the router and its modals, the time that guards took to find out, and the time that
    /// each screen was on top, until the registration is cancelled. A transition costs less than a microsecond more,
    /// plus the cost of the app's metrics and traces.
    ///
    /// A transition is a span, and a guard that has to find out is a child of it; the guard's own work, such as a
    /// request, belongs to the guard's span. On iOS, tvOS and visionOS, time in the background isn't counted.
    @discardableResult public func report(to telemetry: NavigationTelemetry) -> RouterRegistration {
        let report = RouterReport(telemetry, top: topScreen) { [weak self] in self?.timing.clock.elapsed() }
        let clock = timing.clock
        let guards = watchQuestions { [weak self] transition, screen, answer in
            report.watched(answer, about: screen, for: transition, by: self?.timing.clock ?? clock)
        }
        let records = observeNames { report.add($0, top: $1) }
        let faults = observeFaults { fault in
            telemetry.logger?.error("\(fault)")
        }
        return RouterRegistration {
            records.cancel()
            guards.cancel()
            faults.cancel()
        }
    }
}
#endif
