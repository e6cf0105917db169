#if Web
import HummingbirdCore
public import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An HTTP/1.1 server for a ``WebApp``, built on Hummingbird. Available with the trait `Web`.
///
/// It listens on one address, and logs a line per request without paths or values. On SIGTERM or SIGINT, it finishes
/// pending requests, but drops clients that take more than 4 seconds to send the rest of a body or to receive a
/// response, and abandons unfinished pages after 20 seconds. Leave TLS and HTTP/2 to a proxy in front of it.
public struct WebServer: Sendable {
    private let app: WebApp
    private let host: String
    private let port: Int
    private let logger: Logger
    private let onRunning: @Sendable (_ port: Int) -> Void
    /// The queue of the log's lines. By default, all servers of a process share one.
    var logQueue = LogQueue.shared
    /// The time limits of connections.
    var times = ConnectionTimes()
    /// The time from SIGTERM until unfinished pages are abandoned. It is below the 30 seconds after which Kubernetes
    /// kills the process.
    var maximumStop = Duration.seconds(20)

    /// The event loop of all servers. One loop can keep the main actor busy, where pages are rendered; more loops would
    /// compete with it for the cores. The loop lives as long as the process, so a connection that outlives its server
    /// still has one.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    /// Creates a server; ``run()`` starts it.
    ///
    /// - Parameters:
    ///   - app: The pages. Without trusted proxies, an address may have a quarter of all connections, at most 64; with
    ///     them, there is no such limit, because all connections come from a proxy.
    ///   - host: The address to listen on.
    ///   - port: The port to listen on; 0 for any free one.
    ///   - logger: The logger for a line per request and the server's own messages. Its handler is wrapped in a
    ///     ``QueuedLogHandler`` unless it is one.
    ///   - onRunning: A function that is called with the actual port, on any thread, once the server listens.
    public init(
        _ app: WebApp, host: String = "127.0.0.1", port: Int, logger: Logger,
        onRunning: @escaping @Sendable (_ port: Int) -> Void = { _ in }
    ) {
        self.app = app
        self.host = host
        self.port = port
        self.logger = logger
        self.onRunning = onRunning
    }

    /// Runs the server until SIGTERM or SIGINT stops it, as described for ``WebServer``.
    ///
    /// - Throws: ``WebServerError`` if it can't listen, may open too few files, or stops for another reason.
    public func run() async throws(WebServerError) {
        let maximum = try Self.maximumConnections(descriptors: Self.descriptors)
        let isQueued = logger.handler is QueuedLogHandler
        let queued = Logger(label: logger.label) { [logger, logQueue] _ in
            isQueued ? logger.handler : QueuedLogHandler(logger.handler, queue: logQueue)
        }
        let serverLogger = Logger(label: logger.label) { _ in ServerLogHandler(queued) }
        let connections = WebConnection.Host(
            desk: RequestDesk(app, logger: queued), times: times, fields: app.shared)
        if connections.fields == nil {
            queued.error(
                "no response can be sent, because a header field of every response is invalid; check `imageHosts`")
        }
        let clients = app.security.trustedProxies > 0 ? nil : ClientConnections(total: maximum)
        let server = ConnectionChannel(host: connections, clients: clients).server(
            configuration: ServerConfiguration(
                address: .hostname(host, port: port), backlog: Self.backlog,
                availableConnectionsDelegate: MaximumAvailableConnections(maximum)),
            onServerRunning: { [onRunning] channel in
                // fails only if the channel is closed already
                try? await channel.setOption(.maxMessagesPerRead, value: Self.acceptsPerPass).get()
                onRunning(channel.localAddress?.port ?? 0)
            },
            eventLoopGroup: Self.group, logger: serverLogger)
        var configuration = ServiceGroupConfiguration(
            services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: serverLogger)
        configuration.maximumGracefulShutdownDuration = maximumStop
        let group = ServiceGroup(configuration: configuration)
        var failure: (any Error)?
        do { try await group.run() } catch { failure = error }
        await logQueue.drain()
        if let failure { throw WebServerError(failure, host: host, port: port) }
    }
}

extension WebServer {
    /// The maximum number of connections waiting to be accepted. The system drops any more, and their clients retry
    /// after one, three and seven seconds.
    private static let backlog = 4_096
    /// The maximum number of connections accepted in one pass of the event loop: all that wait. The loop also serves
    /// connections, so a pass takes long under load. If a pass accepted fewer connections than arrive during it, the
    /// queue would only grow.
    private static let acceptsPerPass = UInt(backlog)

    /// Returns the maximum number of connections: 1,024, or fewer if the process's limit of descriptors is low. Without
    /// a free descriptor, accepting fails and is retried at once, which would keep a core busy.
    ///
    /// - Throws: ``WebServerError/tooFewDescriptors(limit:needed:)``.
    static func maximumConnections(descriptors: Int) throws(WebServerError) -> Int {
        let needed = reservedDescriptors + fewestConnections
        guard descriptors >= needed else { throw .tooFewDescriptors(limit: descriptors, needed: needed) }
        return min(1_024, descriptors - reservedDescriptors)
    }
    /// The number of descriptors that the process itself needs: event loops, log, outgoing connections.
    private static let reservedDescriptors = 32
    private static let fewestConnections = 8

    /// The maximum number of open file descriptors of the process; 1,024 if it is unknown.
    private static var descriptors: Int {
        var limit = rlimit()
        #if canImport(Glibc)
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        #else
        let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
        #endif
        return isKnown ? Int(exactly: limit.rlim_cur) ?? .max : 1_024
    }
}

/// The setup of new connections, which refuses those above a client's limit.
private struct ConnectionChannel: ServerChildChannel {
    struct Value: ServerChildChannelValue { let channel: any Channel }
    let host: WebConnection.Host
    /// The connections of each address; nil if all come from a proxy.
    let clients: ClientConnections?
    /// The delay after which a connection above a client's limit is tried once more, and then refused: a few passes of
    /// a busy loop.
    private static let patience = TimeAmount.milliseconds(100)

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let client = ClientAddress.counted(channel.remoteAddress?.ipAddress ?? "") ?? ""
        guard let clients, !clients.open(client) else {
            return channel.eventLoop.makeCompletedFuture { try install(on: channel, client) }
        }
        // the client may already have closed connections that the loop notices only in its next passes
        return channel.eventLoop.scheduleTask(in: Self.patience) {
            if clients.open(client) { return try install(on: channel, client) }
            channel.close(promise: nil)
            return Value(channel: channel)
        }.futureResult
    }
    /// Sets up a connection that has been counted.
    private func install(on channel: any Channel, _ client: String) throws -> Value {
        if let clients { channel.closeFuture.whenComplete { _ in clients.close(client) } }
        // one read per pass of the loop, so that other connections get their turn
        let options = channel.syncOptions
        try options?.setOption(.maxMessagesPerRead, value: 1)
        // lets the system eventually detect clients that have vanished
        try options?.setOption(.socketOption(.so_keepalive), value: 1)
        try options?.setOption(
            .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: RequestGate.readBytes))
        try WebConnection.install(on: channel, host, client: client)
        return Value(channel: channel)
    }
    func handle(value: Value, logger: Logger) async {
        await withTaskCancellationHandler {
            try? await value.channel.closeFuture.get()
        } onCancel: {
            value.channel.close(promise: nil)
        }
    }
}
#endif
