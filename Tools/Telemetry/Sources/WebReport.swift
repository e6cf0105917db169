#if Telemetry
import Tracing
import Waymark
import WaymarkLinks
public import WaymarkWeb

extension WebApp {
    /// Reports each request with its duration, page name and status, the time taken to identify its visitor, and any
    /// denial or refused link.
    ///
    /// Each request is a span. Its parent is the current span or, if there is none, the one in the request's headers.
    /// Identifying the visitor is a child span of the request's span, and so are spans that the page's own code starts
    /// during rendering. A second call replaces the reporter of the first.
    public func report(to telemetry: NavigationTelemetry) { reporter = WebReport(telemetry) }
}

@MainActor private final class WebReport: WebReporter {
    private let telemetry: NavigationTelemetry
    private let clock = ContinuousClock()

    init(_ telemetry: NavigationTelemetry) { self.telemetry = telemetry }

    func answering(_ request: WebRequest, _ answer: @MainActor () async -> WebResponse) async -> WebResponse {
        let began = clock.now
        guard let tracer = telemetry.tracer else {
            let answer = await answer()
            telemetry.metrics.drew(answer.route, status: answer.status, after: clock.now - began)
            return answer
        }
        // a trace that the server has started takes precedence over that of the client
        var context = ServiceContext.current ?? .topLevel
        if ServiceContext.current == nil {
            tracer.extract(request.headers, into: &context, using: HeaderExtractor())
        }
        // the page isn't known yet, and the target may contain values, so the span begins with the method alone
        let method = ["GET", "HEAD", "POST"].contains(request.method) ? request.method : "_OTHER"
        let span = tracer.startSpan(method, context: context, ofKind: .server)
        let answer = await ServiceContext.$current.withValue(span.context) { await answer() }
        let route = answer.route
        telemetry.metrics.drew(route, status: answer.status, after: clock.now - began)
        span.operationName = "\(method) \(route)"
        span.attributes["http.request.method"] = method
        span.attributes["http.response.status_code"] = answer.status
        span.attributes["waymark.page"] = route
        if answer.status >= 500 { span.setStatus(SpanStatus(code: .error)) }
        span.end()
        return answer
    }
    func guarding(
        _ find: @MainActor () async -> any AccessGuard<AnyNavigation>
    ) async -> any AccessGuard<AnyNavigation> {
        let began = clock.now
        let span = telemetry.tracer?.startSpan("visitor")
        let guarding = await ServiceContext.$current.withValue(span?.context ?? .current) { await find() }
        span?.end()
        telemetry.metrics.foundVisitor(after: clock.now - began)
        return guarding
    }
    func denied(_ asked: NavigationState<AnyNavigation>, _ reason: DenialReason) {
        telemetry.metrics.denied(asked.topDestination?.name ?? "main", reason)
    }
    func refused(_ error: LinkError) { telemetry.metrics.refused(error) }
}

private struct HeaderExtractor: Extractor {
    func extract(key: String, from headers: [String: String]) -> String? { headers[key.lowercased()] }
}
#endif
