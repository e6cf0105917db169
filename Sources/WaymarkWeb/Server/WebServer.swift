#if Web
import HTTPTypes
import Hummingbird
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

/// Serves a ``WebApp`` over HTTP/1.1, with Hummingbird. Available with the trait `Web`.
///
/// It listens on one address, logs a line a request with the names of routes only (L3), and on SIGTERM or SIGINT
/// finishes what it has begun.
public struct WebServer: Sendable {
    private let app: WebApp
    private let host: String
    private let port: Int
    private let logger: Logger
    private let onRunning: @Sendable (_ port: Int) -> Void
    private let isBehindProxy: Bool
    /// How slow the other side may be.
    var times = ConnectionTimes()

    /// Pages are made on the main actor, which one event loop can feed: more of them compete for the cores with it. It
    /// lives as long as the process, so that a connection that ends after its server still has its loop.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    /// - Parameters:
    ///   - app: The pages.
    ///   - isBehindProxy: Whether a proxy makes the connections: then one address may have more than 64 (W20).
    ///   - host: The address to listen on.
    ///   - port: The port to listen on; 0 for a free one.
    ///   - logger: Where each request leaves a line.
    ///   - onRunning: Called once it listens, with the port that it got.
    public init(
        _ app: WebApp, host: String = "127.0.0.1", port: Int, isBehindProxy: Bool = false, logger: Logger,
        onRunning: @escaping @Sendable (_ port: Int) -> Void = { _ in }
    ) {
        self.app = app
        self.isBehindProxy = isBehindProxy
        self.host = host
        self.port = port
        self.logger = logger
        self.onRunning = onRunning
    }

    /// Runs until it is told to stop.
    ///
    /// - Throws: ``WebServerError`` where it cannot listen.
    public func run() async throws(WebServerError) {
        let serverLogger = Logger(label: logger.label) { [logger] _ in ServerLogHandler(logger) }
        let times = times
        let clients = isBehindProxy ? nil : ClientConnections()
        let application = Application(
            responder: WebResponder(app: app, logger: logger),
            server: .http1(
                configuration: .init(additionalChannelHandlers: [ConnectionDeadlines(times, clients: clients)])),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port), serverName: nil,
                availableConnectionsDelegate: MaximumAvailableConnections(Self.maximumConnections)),
            onServerRunning: { [onRunning] channel in onRunning(channel.localAddress?.port ?? 0) },
            eventLoopGroupProvider: .shared(Self.group), logger: serverLogger)
        var failure: (any Error)?
        do {
            if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
                try await withTaskExecutorPreference(MainQueueExecutor()) {
                    try await application.runService(gracefulShutdownSignals: [.sigterm, .sigint])
                }
            } else {
                try await application.runService(gracefulShutdownSignals: [.sigterm, .sigint])
            }
        } catch { failure = error }
        if let failure { throw WebServerError(failure, host: host, port: port) }
    }
}

extension WebServer {
    /// The most connections at once: 1,024 (W20), and always fewer than the process may have descriptors. An accept that
    /// fails for want of one is tried again at once, and would keep a core busy (W26).
    static var maximumConnections: Int {
        var limit = rlimit()
        #if canImport(Glibc)
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        #else
        let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
        #endif
        guard isKnown else { return 1_024 }
        let descriptors = Int(exactly: limit.rlim_cur) ?? .max
        return max(1, min(1_024, descriptors - reservedDescriptors))
    }
    /// What the process itself needs: its event loops, its log, the connections that it makes.
    private static let reservedDescriptors = 24
}

/// Why a server could not listen.
public enum WebServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another process has the port.
    case portInUse(Int)
    /// This process may not listen there.
    case notPermitted(host: String, port: Int)
    /// No address of this machine has that name.
    case noSuchAddress(String)
    /// Anything else.
    case other(String)

    init(_ error: any Error, host: String, port: Int) {
        guard let error = error as? IOError else {
            self = error is SocketAddressError ? .noSuchAddress(host) : .other("\(type(of: error))")
            return
        }
        switch error.errnoCode {
        case EADDRINUSE: self = .portInUse(port)
        case EACCES, EPERM: self = .notPermitted(host: host, port: port)
        case EADDRNOTAVAIL: self = .noSuchAddress(host)
        default: self = .other("error \(error.errnoCode)")
        }
    }

    public var description: String {
        switch self {
        case .portInUse(let port): "port \(port) is in use: stop what listens there, or choose another one"
        case .notPermitted(let host, let port): "this user may not listen on \(host):\(port)"
        case .noSuchAddress(let host): "this machine has no address '\(host)'"
        case .other(let text): "the server could not run: \(text)"
        }
    }
}
#endif
