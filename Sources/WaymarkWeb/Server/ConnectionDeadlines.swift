#if Web
import HTTPTypes
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTPTypes

/// How long a connection may take for each part of an exchange. What takes longer is closed, so that nobody holds a
/// connection by being slow.
struct ConnectionTimes: Sendable {
    /// From the first byte of a request, or from the connection, to the end of its header (W13).
    var header = TimeAmount.seconds(10)
    /// Between two reads of a body (W14).
    var read = TimeAmount.seconds(10)
    /// From the end of the header to the end of the body (W14).
    var request = TimeAmount.seconds(30)
    /// From the beginning of an answer until the other side has taken it (W15).
    var write = TimeAmount.seconds(30)
    /// Between two requests (W14). No longer than a header may take: the first bytes of the next request may have come
    /// along with the one before.
    var idle = TimeAmount.seconds(10)
}

/// Closes a connection whose other side is too slow. It sits behind the decoder; ``FirstBytes`` in front of it tells when
/// a request begins to arrive.
final class ConnectionDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private enum Waiting { case header, body, answer, next, taking }

    private let times: ConnectionTimes
    private let clients: ClientConnections?
    private var client: String?
    private var waiting = Waiting.header
    /// Until when the next part has to come, and the whole request.
    private var part: NIODeadline?
    private var whole: NIODeadline?
    /// One timer, at the earliest of both or before: a request moves the deadlines, and not the timer.
    private var timer: (task: Scheduled<Void>, time: NIODeadline)?

    /// - Parameter clients: Counts the connections of each client; nil where a proxy makes all of them.
    init(_ times: ConnectionTimes, clients: ClientConnections?) {
        self.times = times
        self.clients = clients
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let first = FirstBytes { [weak self] in self?.didReceiveBytes() }
        try? context.pipeline.syncOperations.addHandler(first, position: .first)
        channel = context.channel
        if let address = context.channel.remoteAddress?.ipAddress, let clients {
            guard clients.open(address) else {
                context.close(promise: nil)
                return
            }
            client = address
        }
        if context.channel.isActive { wait(.header, times.header) }
    }
    func handlerRemoved(context: ChannelHandlerContext) { stop() }
    func channelActive(context: ChannelHandlerContext) {
        wait(.header, times.header)
        context.fireChannelActive()
    }
    func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }
    private var channel: (any Channel)?

    // MARK: in
    /// Bytes arrived, whether or not they make a whole header.
    private func didReceiveBytes() {
        if waiting == .next { wait(.header, times.header) }
    }
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            whole = .now() + times.request
            wait(.body, times.read)
        case .body: if waiting == .body { wait(.body, times.read) }
        case .end:
            whole = nil
            if waiting == .body { wait(.answer, nil) }
        }
        context.fireChannelRead(data)
    }

    // MARK: out
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            if head.status.kind != .informational { wait(.taking, times.write) }
            context.write(data, promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            let taken = promise ?? context.eventLoop.makePromise()
            let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
            taken.futureResult.whenComplete { _ in handler.value.wasTaken() }
            context.write(data, promise: taken)
        }
    }
    private func wasTaken() {
        if waiting == .taking { wait(.next, times.idle) }
    }

    // MARK: the timer
    private func wait(_ state: Waiting, _ time: TimeAmount?) {
        waiting = state
        part = time.map { .now() + $0 }
        schedule()
    }
    private func schedule() {
        guard let channel, let next = [part, whole].compactMap({ $0 }).min() else { return }
        if let timer {
            guard next < timer.time else { return }
            timer.task.cancel()
        }
        let handler = NIOLoopBound(self, eventLoop: channel.eventLoop)
        timer = (channel.eventLoop.scheduleTask(deadline: next) { handler.value.check() }, next)
    }
    private func check() {
        timer = nil
        let now = NIODeadline.now()
        if part.map({ $0 <= now }) == true || whole.map({ $0 <= now }) == true {
            channel?.close(promise: nil)
        } else {
            schedule()
        }
    }
    private func stop() {
        if let client { clients?.close(client) }
        client = nil
        timer?.task.cancel()
        timer = nil
        part = nil
        whole = nil
        channel = nil
    }
}

/// Counts the connections of each client's address, so that one of them cannot take all (W20).
final class ClientConnections: Sendable {
    static let maximum = 64
    private let counts = NIOLockedValueBox<[String: Int]>([:])

    /// False for one more than a client may have.
    func open(_ client: String) -> Bool {
        counts.withLockedValue { counts in
            guard counts[client, default: 0] < Self.maximum else { return false }
            counts[client, default: 0] += 1
            return true
        }
    }
    func close(_ client: String) {
        counts.withLockedValue { counts in
            let rest = (counts[client] ?? 1) - 1
            counts[client] = rest > 0 ? rest : nil
        }
    }
}

/// Tells when bytes arrive, in front of the decoder.
private final class FirstBytes: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    private let told: () -> Void
    init(_ told: @escaping () -> Void) { self.told = told }
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        told()
        context.fireChannelRead(data)
    }
}
#endif
