#if Telemetry
public import CoreMetrics
public import Logging
public import Tracing
public import Waymark

/// A recorder of an app's navigation, as metrics, traces and log lines. They name destinations, the rules by which
/// links were refused, and the reasons for denials, but never contain a value of a link or a destination. Available with
/// the trait `Telemetry`.
///
/// ```swift
/// let telemetry = NavigationTelemetry(logger: Logger(label: "navigation"))
/// router.report(to: telemetry)
/// ```
///
/// Create it once, after the app has bootstrapped its metrics and traces, and share it among routers.
@MainActor public final class NavigationTelemetry {
    let metrics: NavigationMetrics
    /// The tracer; nil if spans aren't recorded.
    let tracer: (any Tracer)?
    let logger: Logger?

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - metrics: Creates counters and timers. Defaults to the factory with which `MetricsSystem` was bootstrapped.
    ///   - tracer: Creates spans. Defaults to the one with which `InstrumentationSystem` was bootstrapped; without one,
    ///     no spans are recorded.
    ///   - logger: Receives a line for each transition and each `NavigationFault`; nil to log nothing. A fault has
    ///     level `error`. A transition has level `notice` if it was denied or its link was refused, `warning` if it
    ///     failed otherwise, and else `debug`.
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
    /// Reports each transition of the router and its modals until the registration is cancelled.
    ///
    /// The report includes the time that asynchronous guards take, and the time that each screen is on top. On iOS,
    /// tvOS and visionOS, time in the background isn't counted. Reporting adds less than a microsecond per transition,
    /// plus the cost of the app's metrics and traces.
    ///
    /// A transition is a span, and an asynchronous guard is a child span of it. The guard's own work, such as a
    /// request, belongs to the guard's span.
    ///
    /// - Returns: The registration, which may be discarded. Calling this twice with the same recorder reports every
    ///   transition twice.
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
