#if Web
import NIOCore
import NIOHTTP1

/// A client's connection, which answers one request before it reads the next one.
final class WebConnection: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = IOData

    private enum State {
        case idle
        case reading(RequestHead, [UInt8])
        case answering
        /// The last response has been sent, or the connection is gone.
        case closing
    }

    /// The values that all connections share.
    struct Host: Sendable {
        let desk: RequestDesk
        let times: ConnectionTimes
        /// The encoded fields of every response; nil if one of them is invalid.
        let fields: ByteBuffer?

        init(desk: RequestDesk, times: ConnectionTimes, fields: [(String, String)]) {
            self.desk = desk
            self.times = times
            var bytes = ByteBuffer()
            self.fields = bytes.writeFields(fields) ? bytes : nil
        }
    }

    private let host: Host
    private let date = HTTPDate()
    private var state = State.idle
    private var keepsAlive = true
    /// A Boolean value that indicates whether the server was told to stop while a request was read or answered.
    private var isStopping = false
    /// Cancels the rest of a streamed response; nil unless one is being sent.
    private var cancelRest: (@Sendable () -> Void)?
    /// The address that the connection's requests are counted against.
    private let client: String
    private var context: ChannelHandlerContext?
    private var gate: RequestGate?
    private var deadlines: ConnectionDeadlines?

    init(_ host: Host, client: String) {
        self.host = host
        self.client = client
    }

    /// Sets up the pipeline of a new connection's channel.
    ///
    /// - Parameter client: The address that the connection's requests are counted against.
    static func install(on channel: any Channel, _ host: Host, client: String) throws {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = WebLimits.headerBytes + 8 * 1_024
        limits.maxHeaderFieldCount = WebLimits.headerFields + 1
        let connection = WebConnection(host, client: client)
        let gate = RequestGate { [unowned connection] event in connection.gateDid(event) }
        connection.gate = gate
        try channel.pipeline.syncOperations.addHandler(gate)
        try channel.pipeline.syncOperations.addHandler(
            ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: limits)))
        try channel.pipeline.syncOperations.addHandler(connection)
    }

    // MARK: the connection
    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        deadlines = ConnectionDeadlines(context.eventLoop) { [weak self] in self?.context?.close(promise: nil) }
        deadlines?.wait(host.times.header)
    }
    func handlerRemoved(context: ChannelHandlerContext) { end() }
    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }
    private func end() {
        deadlines?.stop()
        cancelRest?()
        cancelRest = nil
        state = .closing
        context = nil
    }
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
        switch state {
        case .idle: context.close(promise: nil)
        case .reading, .answering:
            keepsAlive = false
            isStopping = true
            deadlines?.shorten(to: host.times.stopping)
        case .closing: break
        }
    }
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
        refuse(error == .headerOverflow ? .headersTooLarge : .ambiguous)
    }
    private func gateDid(_ event: RequestGate.Event) {
        switch (event, state) {
        case (.began, .idle): deadlines?.wait(host.times.header)
        case (.tooLong(.line), _): refuse(.targetTooLong)
        case (.tooLong(.head), _): refuse(.headersTooLarge)
        case (.tooLong(.chunks), _): refuse(.bodyTooLarge)
        case (.malformed, _): refuse(.ambiguous)
        case (.flooded, _): keepsAlive = false
        case (.ended, .answering): keepsAlive = false
        case (.ended, _): context?.close(promise: nil)
        case (.halfClosed, .answering): probe()
        case (.halfClosed, _), (.began, _): break
        }
    }

    // MARK: requests
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch (unwrapInboundIn(data), state) {
        case (.head(let head), .idle): begin(head, context)
        case (.body(let bytes), .reading(let head, var body)):
            guard body.count + bytes.readableBytes <= WebForm.maximumBytes else { return refuse(.bodyTooLarge) }
            body.append(contentsOf: bytes.readableBytesView)
            state = .reading(head, body)
            deadlines?.wait(host.times.read)
        case (.end, .reading(let head, let body)): ask(head, body, context)
        // the gate never sends these: it passes on one request at a time, and nothing after a refused one
        case (.head, .reading), (.head, .answering): refuse(.ambiguous)
        case (.body, _), (.end, _), (.head, .closing): break
        }
    }
    private func begin(_ received: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let head: RequestHead
        do throws(RequestRefusal) { head = try RequestHead(received) } catch { return refuse(error) }
        keepsAlive = head.keepsAlive
        state = .reading(head, [])
        switch head.body {
        case .none: return
        case .length(let count):
            guard count <= WebForm.maximumBytes else { return refuse(.bodyTooLarge) }
            gate?.expect(.body(count))
        case .chunked: gate?.expect(.chunks)
        }
        deadlines?.wait(host.times.read)
        deadlines?.wait(whole: host.times.request)
        if head.awaitsContinue {
            let line = ByteBuffer(staticString: "HTTP/1.1 100 Continue\r\n\r\n")
            context.writeAndFlush(wrapOutboundOut(.byteBuffer(line)), promise: nil)
        }
    }
    private func ask(_ head: RequestHead, _ body: [UInt8], _ context: ChannelHandlerContext) {
        state = .answering
        gate?.close()
        deadlines?.wait(whole: nil)
        deadlines?.wait(nil)
        let request = WebRequest(
            head.method, head.target, headers: head.headers, body: head.method == "POST" ? body : [], counted: client)
        let connection = NIOLoopBound(self, eventLoop: context.eventLoop)
        let loop = context.eventLoop
        let stream: WebStream = { first, cancel in loop.execute { connection.value.begin(first, cancel) } }
        host.desk.answer(request, on: context.channel, stream: head.takesChunks ? stream : nil) { answer in
            loop.execute { answer.map { connection.value.reply($0, isHead: head.method == "HEAD") } }
        }
    }

    // MARK: responses
    private var writeTime: TimeAmount { isStopping ? min(host.times.write, host.times.stopping) : host.times.write }
    private func refuse(_ refusal: RequestRefusal) {
        switch state {
        case .closing: return
        // the connection closes after the current response; the refused request gets none
        case .answering: keepsAlive = false
        case .idle, .reading:
            state = .answering
            keepsAlive = false
            gate?.drain()
            reply(host.desk.refusal(refusal), isHead: false)
        }
    }
    private func reply(_ answer: WebResponse, isHead: Bool) {
        guard let context, case .answering = state else { return }
        cancelRest = nil
        deadlines?.wait(whole: nil)
        deadlines?.wait(writeTime)
        var bytes = context.channel.allocator.buffer(capacity: Self.headBytes + answer.body.count)
        if let sent = answer.sent {
            bytes.writeChunk(answer.body[sent...])
            bytes.writeLastChunk()
        } else {
            // some statuses have no body even if the page has one: clients don't read it (RFC 9112, section 6.3)
            let hasBody = HTTPResponseStatus(statusCode: answer.status).mayHaveResponseBody
            guard write(answer, hasBody ? .length(answer.body.count) : .none, to: &bytes) else {
                return context.close(promise: nil)
            }
            if hasBody, !isHead { bytes.writeBytes(answer.body) }
        }
        let connection = NIOLoopBound(self, eventLoop: context.eventLoop)
        let loop = context.eventLoop
        context.writeAndFlush(wrapOutboundOut(.byteBuffer(bytes))).whenComplete { result in
            // if the next request is already buffered, it waits for the next pass of the loop, so that other
            // connections get their turn
            if connection.value.gate?.heldBytes == 0 {
                connection.value.wasTaken(result)
            } else {
                loop.execute { connection.value.wasTaken(result) }
            }
        }
    }
    /// Sends the first part of a streamed response. Sending a part has the time limit of a whole response; waiting for
    /// the rest has none.
    ///
    /// - Parameter cancel: Cancels the rest. Called at once if the connection no longer expects a response.
    private func begin(_ first: WebResponse, _ cancel: @escaping @Sendable () -> Void) {
        guard let context, case .answering = state else { return cancel() }
        cancelRest = cancel
        deadlines?.wait(writeTime)
        var bytes = context.channel.allocator.buffer(capacity: Self.headBytes + first.body.count)
        guard write(first, .chunks, to: &bytes) else { return context.close(promise: nil) }
        bytes.writeChunk(first.body[...])
        let connection = NIOLoopBound(self, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.byteBuffer(bytes))).whenSuccess {
            if connection.value.cancelRest != nil { connection.value.deadlines?.wait(nil) }
        }
    }
    /// Sends a line break as part of a streamed response, to find out whether the client is still connected. If it is
    /// gone, its system answers with a reset, which ends the connection; a client that has only closed its side ignores
    /// the line break. Does nothing during any other response.
    private func probe() {
        guard let context, cancelRest != nil else { return }
        var bytes = ByteBuffer()
        bytes.writeChunk([UInt8(ascii: "\n")])
        context.writeAndFlush(wrapOutboundOut(.byteBuffer(bytes)), promise: nil)
    }
    private enum Framing { case length(Int), chunks, none }
    /// Writes the head of a response. Returns false if a field is invalid.
    private func write(_ answer: WebResponse, _ body: Framing, to bytes: inout ByteBuffer) -> Bool {
        guard let fields = host.fields else { return false }
        bytes.writeStatus(answer.status)
        guard bytes.writeFields(answer.own) else { return false }
        bytes.writeImmutableBuffer(fields)
        bytes.writeString(date.line())
        switch body {
        case .length(let length):
            bytes.writeStaticString("content-length: ")
            bytes.writeString(String(length))
            bytes.writeStaticString("\r\n")
        case .chunks: bytes.writeStaticString("transfer-encoding: chunked\r\n")
        case .none: break
        }
        bytes.writeStaticString(keepsAlive ? "connection: keep-alive\r\n\r\n" : "connection: close\r\n\r\n")
        return true
    }
    /// The initial capacity for a response's head, in bytes. It is enough for most heads.
    private static let headBytes = 1_024
    private func wasTaken(_ result: Result<Void, any Error>) {
        guard let context, case .answering = state else { return }
        guard case .success = result else { return context.close(promise: nil) }
        if keepsAlive {
            state = .idle
            deadlines?.wait(host.times.idle)
            gate?.open()
        } else {
            // closing with unread bytes would discard the response, so wait until the client closes or the time limit
            // is reached
            state = .closing
            deadlines?.wait(host.times.closing)
            gate?.drain()
            context.close(mode: .output, promise: nil)
        }
    }
}
#endif
