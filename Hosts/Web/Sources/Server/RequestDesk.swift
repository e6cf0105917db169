#if Web
import Logging
import NIOConcurrencyHelpers
import NIOCore

/// A queue of requests for the pages, in which clients take turns. Requests wait here rather than in the main queue.
/// Pages are rendered on the main actor, and work that they await off the main actor runs on the shared pool.
final class RequestDesk: Sendable {
    /// A waiting request. A class, so that passing it on copies nothing.
    private final class Waiting: Sendable {
        let request: WebRequest
        let client: String
        let channel: any Channel
        let start = ContinuousClock.now
        let stream: WebStream?
        let reply: @Sendable (WebResponse?) -> Void

        init(
            _ request: WebRequest, of client: String, on channel: any Channel, _ stream: WebStream?,
            _ reply: @escaping @Sendable (WebResponse?) -> Void
        ) {
            self.request = request
            self.client = client
            self.channel = channel
            self.stream = stream
            self.reply = reply
        }
    }
    /// The maximum number of pending requests from one client. Only a client behind a proxy can send more: without
    /// proxies, it can't have more connections, and each has one request at a time.
    static let maximum = 64
    private let app: WebApp
    private let logger: Logger
    private let gzip = GzipMemory()
    private let turns = NIOLockedValueBox(RequestTurns<Waiting>(maximum: RequestDesk.maximum))

    init(_ app: WebApp, logger: Logger) {
        self.app = app
        self.logger = logger
    }

    /// Answers a request when its client's turn comes, or at once with status 503 if the client has `maximum` requests.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - channel: The request's connection. If it is closed when the request's turn comes, the request is dropped.
    ///   - stream: A function that gets the first part of a streamed page; nil to get whole responses only.
    ///   - reply: A function that gets the response, on any thread; nil if the request was dropped.
    func answer(
        _ request: WebRequest, on channel: any Channel, stream: WebStream? = nil,
        _ reply: @escaping @Sendable (WebResponse?) -> Void
    ) {
        let waiting = Waiting(request, of: app.security.client(of: request), on: channel, stream, reply)
        switch turns.withLockedValue({ $0.add(waiting, of: waiting.client) }) {
        case .next: begin()
        case .waiting: break
        case .refused: end(waiting, app.decorated(Self.busy))
        }
    }
    /// Starts the next request and schedules the others, one per pass of the main queue, so that earlier requests'
    /// enqueued work runs first.
    private func begin() {
        Task { @MainActor in
            while let (waiting, isFollowed) = turns.withLockedValue({ $0.next() }) {
                if waiting.channel.isActive {
                    if isFollowed { begin() }
                    let whole = await app.answer(waiting.request, stream: waiting.stream)
                    let answer = await gzip.compressed(whole, for: waiting.request)
                    turns.withLockedValue { $0.end(waiting.client) }
                    return end(waiting, answer)
                }
                turns.withLockedValue { $0.end(waiting.client) }
                waiting.reply(nil)
                guard isFollowed else { return }
            }
        }
    }
    private func end(_ waiting: Waiting, _ answer: WebResponse) {
        log(waiting.request.method, answer, since: waiting.start)
        waiting.reply(answer)
    }
    private static let busy = WebResponse.plain(
        503, "Too many requests at once.", route: "limit", headers: [("retry-after", "1")])

    /// Returns the response to a refused request, and logs it.
    func refusal(_ refusal: RequestRefusal) -> WebResponse {
        let answer = app.decorated(refusal.answer)
        log("", answer, since: .now)
        return answer
    }

    /// Logs one line for a request: its method, the route's name, the status and the duration, but no path and no
    /// values. Each issue of a page is logged on a line of its own.
    private func log(_ method: String, _ answer: WebResponse, since start: ContinuousClock.Instant) {
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
