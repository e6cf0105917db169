#if Inspector
import FlyingFox
import FlyingSocks
import Foundation

/// The HTTP server of the page, its calls and events.
struct InspectorServer: Sendable {
    let port: Int
    private let http: HTTPServer

    /// Listens at the address of the options.
    ///
    /// - Throws: `SocketError` if the address can't be bound.
    init(
        _ desk: InspectorDesk, token: String, _ options: Inspector.Options = Inspector.Options(),
        pool: LimitedPool = LimitedPool()
    ) async throws {
        let address = try sockaddr_in.inet(ip4: options.host, port: UInt16(options.port))
        let http = HTTPServer(address: address, timeout: 10, pool: pool, logger: .disabled)
        let (starts, starting) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
        Task { do { try await http.run() } catch { starting.yield(.failure(error)) } }
        Task { if (try? await http.waitUntilListening(timeout: 60)) != nil { starting.yield(.success(())) } }
        try await starts.first { _ in true }?.get()
        guard case .ip4(_, let bound)? = await http.listeningAddress else { throw SocketError.unsupportedAddress }
        self.port = Int(bound)
        self.http = http
        let page = InspectorPage(desk: desk, access: AccessCheck(token: token, port: Int(bound), options))
        await http.appendRoute("*") { await page.answer($0) }
    }
    func stop() async { await http.stop() }
}

/// A pool that limits the number of connections and the time that each may wait for its client. FlyingFox limits
/// neither.
actor LimitedPool: AsyncSocketPool {
    private let pool: any AsyncSocketPool = HTTPServer.defaultPool()
    private let limit: Int
    private let patience: Duration
    private var waiting = 0
    /// The socket that accepts connections, which is the first one to wait.
    private var listener: Socket.FileDescriptor?

    init(limit: Int = 128, patience: Duration = .seconds(60)) { (self.limit, self.patience) = (limit, patience) }

    func prepare() async throws { try await pool.prepare() }
    func run() async throws { try await pool.run() }
    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        listener = listener ?? socket.file
        guard socket.file != listener else { return try await pool.suspendSocket(socket, untilReadyFor: events) }
        guard waiting < limit else { throw SocketError.disconnected }
        waiting += 1
        defer { waiting -= 1 }
        let wait = Task { [pool] in try await pool.suspendSocket(socket, untilReadyFor: events) }
        let timer = Task { [patience] in
            // the time limit
            if (try? await Task.sleep(for: patience)) != nil { wait.cancel() }
        }
        defer { timer.cancel() }
        try await withTaskCancellationHandler {
            try await wait.value
        } onCancel: {
            wait.cancel()
        }
    }
}

extension Error {
    /// The reason that a socket operation failed: the system's message, if there is one.
    var socketReason: String {
        if case SocketError.failed(_, _, let message) = self as any Error { message } else { "\(self)" }
    }
}
#endif
