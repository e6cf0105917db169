#if Inspector
import FlyingSocks
import Foundation

/// A client's connection, with consecutive requests and possibly a WebSocket after them.
struct InspectorConnection: Sendable {
    private let socket: AsyncSocket
    private let server: InspectorServer
    private let limits: ServerLimits
    private let id: Int
    /// The rate limit of requests, in force until a request has presented the token, or the cookie and key of a page.
    private let pace: Pace
    private let begin = ContinuousClock.now

    init(_ socket: AsyncSocket, _ server: InspectorServer, _ limits: ServerLimits, id: Int) {
        self.id = id
        pace = Pace(perSecond: limits.strangersRequestsPerSecond)
        self.socket = socket
        self.server = server
        self.limits = limits
    }

    func serve() async {
        var stream = ByteStream(socket)
        var isHead = false
        do {
            while !Task.isCancelled {
                let bytes = try await stream.head(limit: limits.headBytes, until: deadline(limits.idleTime))
                isHead = bytes.starts(with: "HEAD ".utf8)
                let head = try HTTPHead(bytes)
                if await !server.knows(id) {
                    try await Deadline.keeping(deadline(limits.headTime)) { try await pace.spend(1) }
                }
                let answer: HTTPAnswer
                switch try await server.route(head, of: id) {
                case .answer(let file):
                    _ = try await body(of: head, &stream)
                    answer = file
                case .session: answer = try await server.openSession(try await body(of: head, &stream))
                case .call(let method, let desk):
                    guard try await call(method, try await body(of: head, &stream), desk) else { return }
                    if head.closes { return }
                    continue
                case .socket(let desk):
                    try await upgrade(head)
                    await WebSocketTalk(socket, limits, sharing: server.waiting)
                        .serve(desk, stream, within: server.calls) { await server.takeTurn() }
                    return
                }
                try await write(answer.bytes())
                if head.closes { return }
            }
        } catch let fault as HTTPFault {
            try? await write(HTTPAnswer(fault).bytes(withBody: !isHead))
            await socket.linger()
        } catch {
            // the client is gone, or too slow to receive a response
        }
    }
    /// Performs a call and writes its response. The call counts as in progress until the response has been written.
    ///
    /// - Returns: false if the connection's task was cancelled before the call returned.
    /// - Throws: `HTTPFault` if too many calls are in progress, or an error of the connection.
    private func call(_ method: String, _ parameters: Data, _ desk: any CallDesk) async throws -> Bool {
        guard let ticket = server.calls.begin() else { throw HTTPFault(.tooMany, "too many calls") }
        defer { withExtendedLifetime(ticket) {} }
        switch await Self.result(of: method, parameters, desk) {
        case .success(let result): try await write(HTTPAnswer(result).bytes())
        case .failure(let error): try await write(HTTPAnswer(error).bytes())
        case nil: return false
        }
        return true
    }
    /// Returns a call's result; nil if the connection's task is cancelled first. The call then continues in its own
    /// task, because the call itself may be stopping the server, which waits for its connections to end.
    private static func result(
        of method: String, _ parameters: Data, _ desk: any CallDesk
    ) async -> Result<Data, ProtocolError>? {
        let (results, sending) = AsyncStream.makeStream(of: Result<Data, ProtocolError>.self)
        Task { sending.yield(await desk.answer(method, parameters)) }
        return await results.first { _ in true }
    }
    private func upgrade(_ head: HTTPHead) async throws {
        var answer = HTTPAnswer.upgrade(accepting: try await WebSocketFrame.acceptedKey(of: head))
        if let spoken = head[AccessCheck.subprotocolField]?.prefix(while: { $0 != "," }) {
            answer.add("Sec-WebSocket-Protocol", String(spoken))
        }
        try await write(answer.bytes())
    }
    /// Returns the deadline of an operation. For a client that hasn't presented the token, or the cookie and key of a
    /// page, it is never later than `headTime` after the connection began.
    private func deadline(_ time: Duration) async -> ContinuousClock.Instant {
        await server.knows(id) ? .now + time : min(.now + time, begin + limits.headTime)
    }
    private func body(of head: HTTPHead, _ stream: inout ByteStream) async throws -> Data {
        let length = try head.bodyLength(limit: limits.bodyBytes)
        if length > 0, head.expectsContinue { try await write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        return Data(try await stream.bytes(length, until: deadline(limits.bodyTime)))
    }
    private func write(_ data: Data) async throws {
        let socket = socket
        try await Deadline.keeping(deadline(limits.writeTime)) { try await socket.write(data) }
    }
}
#endif
