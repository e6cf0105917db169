#if Telemetry
import Logging
import Tracing
import Waymark

/// A reporter of one router's transitions. It receives identities and names of screens instead of destinations, so that
/// it isn't generic: specializing it for each type of destination would cost more than the reporting itself.
@MainActor final class RouterReport {
    private let telemetry: NavigationTelemetry
    private let signposts = Signposts()
    private var time: ScreenTime<Screen>
    /// The spans of transitions that wait for a guard, by the number of their record.
    private var open: [UInt64: any Span] = [:]
    private var activity: AppActivity?

    init(_ telemetry: NavigationTelemetry, top: Screen?, elapsed: @escaping @MainActor () -> Duration?) {
        self.telemetry = telemetry
        time = ScreenTime(top, top?.name, at: elapsed() ?? .zero)
        activity = AppActivity { [weak self] isActive in
            if let now = elapsed() { self?.becomeActive(isActive, at: now) }
        }
    }
    deinit { for span in open.values { span.end() } }

    func add(_ record: NamedRecord, top: Screen?) {
        telemetry.metrics.add(record)
        if let (name, time) = time.move(to: top, record.top, at: record.ended) {
            telemetry.metrics.left(name, after: time)
        }
        signposts.add(record)
        trace(record)
        log(record)
    }
    private func becomeActive(_ isActive: Bool, at now: Duration) {
        if isActive { return time.resume(at: now) }
        if let (name, time) = time.pause(at: now) { telemetry.metrics.left(name, after: time) }
    }

    // MARK: guards
    /// Returns a question that asks an asynchronous guard within a span, and records the time until its answer.
    func watched(
        _ answer: @escaping Question.Ask, about screen: Screen, for transition: HeldTransition,
        by clock: NavigationClock
    ) -> Question.Ask {
        let name = screen.name
        let began = clock.elapsed()
        let span = span(ofGuardOf: name, for: transition, after: began - transition.began)
        return { [telemetry, signposts] in
            let signpost: Signposts.Interval = signposts.beginGuard(name)
            let answer = await ServiceContext.$current.withValue(span?.context ?? .current) { await answer() }
            let said = Task.isCancelled ? "cancelled" : answer.name
            signposts.endGuard(signpost)
            telemetry.metrics.answered(name, said, after: clock.elapsed() - began)
            span?.attributes["waymark.answer"] = said
            span?.end()
            return answer
        }
    }
    private func span(
        ofGuardOf name: String, for transition: HeldTransition, after waited: Duration
    ) -> (any Span)? {
        guard let tracer = telemetry.tracer else { return nil }
        let parent =
            open[transition.number]
            ?? tracer.startSpan(
                Self.name(transition.kind, transition.screen?.name),
                at: DefaultTracerClock.now.advanced(by: .zero - waited))
        open[transition.number] = parent
        return tracer.startSpan("guard \(name)", context: parent.context)
    }

    // MARK: spans
    private static func name(_ kind: NavigationKind, _ destination: String?) -> String {
        destination.map { "\(kind) \($0)" } ?? "\(kind)"
    }
    private func trace(_ record: NamedRecord) {
        guard let tracer = telemetry.tracer else { return }
        let now = DefaultTracerClock.now
        let began = now.advanced(by: record.began - record.ended)
        let span =
            open.removeValue(forKey: record.number)
            ?? tracer.startSpan(Self.name(record.kind, record.destination), at: began)
        for (key, value) in record.names { span.attributes["waymark.\(key)"] = value }
        if case .failed = record.outcome { span.setStatus(SpanStatus(code: .error)) }
        span.end(at: now)
    }

    // MARK: the log
    private func log(_ record: NamedRecord) {
        guard let logger = telemetry.logger else { return }
        let level = Self.level(of: record.outcome)
        guard level >= logger.logLevel else { return }
        let names = record.names.map { ($0.key, Logger.MetadataValue.string($0.value)) }
        logger.log(
            level: level, "\(record.kind)", metadata: Logger.Metadata(names, uniquingKeysWith: { one, _ in one }))
    }
    private static func level(of outcome: TransitionOutcome) -> Logger.Level {
        switch outcome {
        case .committed, .superseded, .duplicate, .cancelled, .handled, .waiting: .debug
        case .denied, .failed(.link): .notice
        case .failed: .warning
        }
    }
}

extension Answer {
    fileprivate var name: String {
        switch self {
        case .allowed: "allowed"
        case .denied(let reason, _): reason.name
        case .redirected: "redirected"
        case .later: "later"
        }
    }
}

extension DefaultTracerClock.Timestamp {
    fileprivate func advanced(by duration: Duration) -> Self {
        let nanoseconds = Int64(clamping: nanosecondsSinceEpoch) + duration.nanoseconds
        return Self(nanosecondsSinceEpoch: UInt64(clamping: nanoseconds))
    }
}

extension Duration {
    var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
#endif
