#if Inspector
import FlyingSocks
import Foundation

/// The limits of a server.
struct ServerLimits: Sendable {
    var headBytes = 16 * 1_024
    var bodyBytes = 256 * 1_024
    var messageBytes = 256 * 1_024
    /// The maximum number of connections that have presented the token, or the cookie and key of a page.
    var connections = 48
    /// The maximum number of other connections. A further one replaces the oldest, and each has `headTime` in all for
    /// its requests and responses.
    var strangers = 32
    /// The maximum number of requests and WebSocket calls per second, of all clients with the token, or the cookie and
    /// key of a page, together. Excess ones are refused.
    var requestsPerSecond = 200
    /// The maximum number of requests per second of each other connection. Excess requests wait. The limit isn't
    /// shared, or one client could lock out the others.
    var strangersRequestsPerSecond = 50
    /// The maximum number of calls in progress on one WebSocket.
    var calls = 16
    /// The maximum number of calls in progress for all clients together.
    var allCalls = 64
    var headTime = Duration.seconds(10)
    var bodyTime = Duration.seconds(10)
    var idleTime = Duration.seconds(60)
    var writeTime = Duration.seconds(30)
    /// The maximum number of frames read from a WebSocket per second. Each full 8 KiB of a frame counts as another one.
    var framesPerSecond = 1_000
    /// The maximum number of messages queued for one client.
    var waitingMessages = 2_000
    /// The number of bytes queued for all clients together, beyond which only a client with an empty queue can be sent
    /// a message.
    var waitingBytes = 128 * 1_024 * 1_024
}

/// An HTTP server of a page with its API and events.
///
/// It implements only the parts of HTTP/1.1 that its clients need, on FlyingFox's sockets, to keep the attack surface
/// small.
actor InspectorServer {
    private let desk: any CallDesk
    private let files: PageFiles
    private let limits: ServerLimits
    /// The access control with the sessions of open pages. A server that replaces this one takes it over.
    private(set) var access: AccessCheck
    nonisolated let calls: CallCount
    nonisolated let waiting: WaitingBytes
    private let now: @Sendable () -> ContinuousClock.Instant
    private var rate: RateLimit
    private var connections: [Int: Task<Void, Never>] = [:]
    /// The connections that have presented the token, or the cookie and key of a page.
    private var known: Set<Int> = []
    /// The other connections, oldest first.
    private var strangers: [Int] = []
    private var nextConnection = 0
    private var listening: Task<Void, Never>?
    private var isClosed = false

    nonisolated let port: Int
    nonisolated let socket: AsyncSocket

    /// Binds a port. The server accepts connections after `run()` is called.
    ///
    /// - Parameters:
    ///   - host: A numeric IPv4 address. Other machines can connect unless it is a loopback address.
    ///   - port: The port; 0 for any free port.
    ///   - access: The access control of an earlier server at the same port; nil to create one for the token.
    ///   - now: Returns the time by which requests per second are counted.
    /// - Throws: `SocketError` if the address can't be bound.
    init(
        _ desk: any CallDesk, files: PageFiles = PageFiles(), token: String, host: String = "127.0.0.1", port: Int = 0,
        limits: ServerLimits = .init(),
        access: AccessCheck? = nil, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) async throws {
        self.desk = desk
        self.files = files
        self.limits = limits
        self.now = now
        rate = RateLimit(perSecond: limits.requestsPerSecond, now: now())
        calls = CallCount(limit: limits.allCalls)
        waiting = WaitingBytes(limit: limits.waitingBytes)
        let pool = try await SocketPool<Poll>.client
        let address = try sockaddr_in.inet(ip4: host, port: UInt16(port))
        let socket = try Socket(domain: Int32(type(of: address).family))
        socket.closeOnExec()
        try socket.setValue(true, for: .localAddressReuse)
        #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
        #endif
        do {
            try socket.bind(to: address)
            try socket.listen()
            self.socket = try AsyncSocket(socket: socket, pool: pool)
        } catch {
            try? socket.close()
            throw error
        }
        guard case .ip4(_, let bound) = try socket.sockname() else { throw SocketError.unsupportedAddress }
        self.port = Int(bound)
        self.access =
            access ?? AccessCheck(token: token, port: Int(bound), others: host == "127.0.0.1" ? [] : [host])
    }

    /// Accepts connections until `stop()` is called.
    func run() {
        guard listening == nil else { return }
        listening = Task { [socket] in
            while !Task.isCancelled {
                do { await connect(try await socket.accept()) } catch SocketError.disconnected { return } catch {
                    // the process may be out of file descriptors
                    try? await Task.sleep(for: .milliseconds(100))
                }
            }
        }
    }
    func wait() async { await listening?.value }
    func stop() async {
        listening?.cancel()
        await listening?.value
        // closes the descriptor once, since the system may reuse its number
        if !isClosed {
            isClosed = true
            // on Linux, this frees the port even if a child process that is just starting holds a copy of the socket
            shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
            try? socket.close()
        }
        let open = connections.values
        for task in open { task.cancel() }
        for task in open { await task.value }
    }
    private func connect(_ client: AsyncSocket) async {
        client.socket.closeOnExec()
        // replaces the oldest stranger; a client with the token presents it before this many others connect
        if strangers.count >= limits.strangers, let oldest = connections[strangers.removeFirst()] {
            oldest.cancel()
            await oldest.value
        }
        nextConnection += 1
        let id = nextConnection
        strangers.append(id)
        connections[id] = Task {
            await InspectorConnection(client, self, limits, id: id).serve()
            try? client.close()
            (connections[id], known) = (nil, known.subtracting([id]))
            strangers.removeAll { $0 == id }
        }
    }
    /// Counts a connection among those with the token, so that no stranger replaces it.
    ///
    /// - Throws: `HTTPFault` if there are too many, or if the connection has been replaced already.
    private func welcome(_ id: Int) throws(HTTPFault) {
        guard !known.contains(id) else { return }
        guard known.count < limits.connections, let index = strangers.firstIndex(of: id) else {
            throw HTTPFault(.unavailable, "too many connections")
        }
        strangers.remove(at: index)
        known.insert(id)
    }

    // MARK: for connections
    enum Route: Sendable {
        case answer(HTTPAnswer)
        /// A request that creates a session.
        case session
        case call(String, any CallDesk)
        case socket(any CallDesk)
    }
    func knows(_ id: Int) -> Bool { known.contains(id) }

    /// Chooses the response to a request before its body is read.
    ///
    /// - Throws: `HTTPFault` if the request is refused.
    func route(_ head: HTTPHead, of id: Int) throws(HTTPFault) -> Route {
        if access.knows(head) {
            guard rate.take(now: now()) else { throw HTTPFault(.tooMany) }
            try welcome(id)
        }
        try access.admit(head)
        guard head.method == "GET" || head.method == "POST" else { throw HTTPFault(.methodNotAllowed) }
        if head.method == "GET" {
            if let file = files[head.path] { return .answer(file) }
            guard head.path == "/api/1/socket" else {
                throw HTTPFault(Self.isCall(head.path) ? .methodNotAllowed : .notFound)
            }
            try access.authenticate(head)
            return .socket(desk)
        }
        guard Self.isCall(head.path) else { throw HTTPFault(files[head.path] == nil ? .notFound : .methodNotAllowed) }
        guard head.mediaType == "application/json" else {
            throw HTTPFault(.unsupportedType, "the Content-Type isn't application/json")
        }
        if head.path == "/session" { return .session }
        try access.authenticate(head)
        return .call(String(head.path.dropFirst("/api/1/".count)), desk)
    }
    private static func isCall(_ path: String) -> Bool { path == "/session" || path.hasPrefix("/api/1/") }

    func takeTurn() -> Bool { rate.take(now: now()) }

    func openSession(_ body: Data) throws(HTTPFault) -> HTTPAnswer {
        struct Body: Decodable { let token: String }
        struct Result: Encodable { let key: String }
        guard let body = try? JSONDecoder().decode(Body.self, from: body) else {
            throw HTTPFault(.badRequest, "'token' is missing")
        }
        let (cookie, key) = try access.open(with: body.token)
        var answer = HTTPAnswer((try? JSONEncoder.inspector.encode(Result(key: key))) ?? Data())
        answer.add("Set-Cookie", cookie)
        return answer
    }
}
#endif
