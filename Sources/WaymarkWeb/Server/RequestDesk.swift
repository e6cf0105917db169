#if Web
import Logging
import NIOCore

/// Passes requests to the pages, taking turns between clients, on the main actor. Work that a page awaits off the main
/// actor runs on the shared pool.
@MainActor final class RequestDesk {
    /// The maximum number of pending requests from one client: as many as it may have connections.
    nonisolated static let maximum = 64
    private let app: WebApp
    private let logger: Logger
    private let turns = RequestTurns()
    private var begun: [String: Int] = [:]

    init(_ app: WebApp, logger: Logger) {
        self.app = app
        self.logger = logger
    }

    /// - Parameters:
    ///   - request: The request.
    ///   - channel: Its connection. If it has been closed by the time it's the request's turn, the request is dropped.
    ///   - reply: Called with the response, on any thread; with nil if the request was dropped.
    nonisolated func answer(
        _ request: WebRequest, on channel: any Channel, _ reply: @escaping @Sendable (WebAnswer?) -> Void
    ) {
        Task { @MainActor in take(request, channel, reply) }
    }
    private func take(
        _ request: WebRequest, _ channel: any Channel, _ reply: @escaping @Sendable (WebAnswer?) -> Void
    ) {
        let start = ContinuousClock.now
        let client = app.security.client(of: request)
        guard begun[client, default: 0] < Self.maximum else {
            let answer = app.decorated(Self.busy)
            log(request.method, answer, since: start)
            return reply(answer)
        }
        begun[client, default: 0] += 1
        turns.wait(client) { [self] in
            guard channel.isActive else {
                finish(client)
                reply(nil)
                return false
            }
            Task { @MainActor in
                let answer = await app.answer(request)
                finish(client)
                log(request.method, answer, since: start)
                reply(answer)
            }
            return true
        }
    }
    private func finish(_ client: String) {
        let rest = (begun[client] ?? 1) - 1
        begun[client] = rest > 0 ? rest : nil
    }
    private static let busy = WebAnswer.plain(
        503, "Too many requests at once.", route: "limit", headers: [("retry-after", "1")])

    /// The response to a refused request.
    nonisolated func refusal(_ refusal: RequestRefusal) -> WebAnswer {
        let answer = app.decorated(refusal.answer)
        log("", answer, since: .now)
        return answer
    }

    /// Logs a line per request: method, route name, status and duration. No path and no value.
    private nonisolated func log(_ method: String, _ answer: WebAnswer, since start: ContinuousClock.Instant) {
        for issue in answer.issues { logger.error("page", metadata: ["issue": "\(issue)"]) }
        guard logger.logLevel <= .info else { return }
        let microseconds = (ContinuousClock.now - start) / .microseconds(1)
        logger.info(
            "request",
            metadata: [
                "method": "\(["GET", "HEAD", "POST"].contains(method) ? method : "OTHER")", "route": "\(answer.route)",
                "status": "\(answer.status)", "us": "\(Int(microseconds))",
            ])
    }
}
#endif
