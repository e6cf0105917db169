#if Inspector
import FlyingSocks
import Foundation

/// The limits of the server.
struct ServerLimits: Sendable {
    var headBytes = 16 * 1_024
    var bodyBytes = 256 * 1_024
    var messageBytes = 256 * 1_024
    /// The number of connections with the token, and of all others. The others have separate places, in which new
    /// clients replace the oldest, and `headTime` in all for requests and responses.
    var connections = 48
    var strangers = 32
    /// Requests a second with the token, and on each other connection. Excess requests wait: if strangers shared one
    /// limit, one could lock out all others.
    var requestsPerSecond = 200
    var strangersRequestsPerSecond = 50
    /// Calls in progress on one WebSocket, and of all clients.
    var calls = 16
    var allCalls = 64
    var headTime = Duration.seconds(10)
    var bodyTime = Duration.seconds(10)
    var idleTime = Duration.seconds(60)
    var writeTime = Duration.seconds(30)
    /// Frames that a WebSocket reads a second. Each 8 KiB of a frame count as another one.
    var framesPerSecond = 1_000
    /// Messages queued for a slow client, and bytes queued for all clients.
    var waitingMessages = 2_000
    var waitingBytes = 128 * 1_024 * 1_024

    // the limits of a listener, and of the apps that dial it
    var apps = 8
    /// The routers of one app.
    var sources = 32
    var helloTime = Duration.seconds(10)
    var callTime = Duration.seconds(25)
    var answerBytes = 16 * 1_024 * 1_024
}

/// The HTTP server of an Inspector: the page, the API and the events. It implements a small part of HTTP/1.1 on
/// FlyingFox's sockets, because every feature that browsers don't need would have to be defended.
actor InspectorServer {
    /// The content of a port.
    enum Service: Sendable {
        /// The page and its API.
        case page(any CallDesk, PageFiles = PageFiles())
        /// The WebSocket for apps that dial, and nothing else.
        case apps(AppRelay)
    }
    private let service: Service
    private let limits: ServerLimits
    /// The open pages' sessions, passed on to the server that replaces this one.
    private(set) var access: AccessCheck
    nonisolated let calls: CallCount
    nonisolated let waiting: WaitingBytes
    private var rate: RateLimit
    private var connections: [Int: Task<Void, Never>] = [:]
    /// The connections with the token, and the others, oldest first.
    private var known: Set<Int> = []
    private var strangers: [Int] = []
    private var nextConnection = 0
    private var listening: Task<Void, Never>?
    private var isClosed = false

    nonisolated let port: Int
    nonisolated let socket: AsyncSocket

    /// Binds a port, and listens once ``run()`` is called.
    ///
    /// - Parameters:
    ///   - host: A numeric IPv4 address. All but 127.0.0.1 can be reached by other machines.
    ///   - port: 0 for any that is free.
    ///   - access: The sessions of an earlier server at the same port.
    /// - Throws: `SocketError` if the address can't be bound.
    init(
        _ service: Service, token: String, host: String = "127.0.0.1", port: Int = 0, limits: ServerLimits = .init(),
        access: AccessCheck? = nil
    ) async throws {
        self.service = service
        self.limits = limits
        rate = RateLimit(perSecond: limits.requestsPerSecond)
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

    /// Accepts connections until ``stop()``.
    func run() {
        guard listening == nil else { return }
        listening = Task { [socket] in
            while !Task.isCancelled {
                do { await connect(try await socket.accept()) } catch SocketError.disconnected { return } catch {
                    // the process may be out of file descriptors for a while
                    try? await Task.sleep(for: .milliseconds(100))
                }
            }
        }
    }
    func wait() async { await listening?.value }
    func stop() async {
        listening?.cancel()
        await listening?.value
        // only once: the descriptor may be reused afterwards
        if !isClosed {
            isClosed = true
            // on Linux, this frees the port even while a child process that is being started holds a copy of the socket
            shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
            try? socket.close()
        }
        let open = connections.values
        for task in open { task.cancel() }
        for task in open { await task.value }
    }
    private func connect(_ client: AsyncSocket) async {
        client.socket.closeOnExec()
        // drops the oldest stranger: clients with the token present it long before so many others arrive
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
    /// Moves a connection to the clients with the token, where no stranger replaces it.
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
        /// A request with a body, which creates a session or makes a call.
        case session
        case call(String, any CallDesk)
        case socket(any CallDesk)
        case app(AppRelay)
    }
    func knows(_ id: Int) -> Bool { known.contains(id) }

    /// Routes a request before its body is read.
    func route(_ head: HTTPHead, of id: Int) throws(HTTPFault) -> Route {
        if access.knows(head) {
            guard rate.take() else { throw HTTPFault(.tooMany) }
            try welcome(id)
        }
        try access.admit(head)
        guard head.method == "GET" || head.method == "POST" else { throw HTTPFault(.methodNotAllowed) }
        switch service {
        case .page(let desk, let files): return try route(head, desk, files)
        case .apps(let relay): return try route(head, relay)
        }
    }
    private func route(_ head: HTTPHead, _ relay: AppRelay) throws(HTTPFault) -> Route {
        guard head.path == AppProtocol.path else { throw HTTPFault(.notFound) }
        guard head.method == "GET" else { throw HTTPFault(.methodNotAllowed) }
        do throws(HTTPFault) { try access.admitApp(head) } catch {
            Task { await relay.report("an app is refused: \(error.message)", ofStranger: true) }
            throw error
        }
        return .app(relay)
    }
    private func route(_ head: HTTPHead, _ desk: any CallDesk, _ files: PageFiles) throws(HTTPFault) -> Route {
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
            throw HTTPFault(.unsupportedType, "a body is application/json")
        }
        if head.path == "/session" { return .session }
        try access.authenticate(head)
        return .call(String(head.path.dropFirst("/api/1/".count)), desk)
    }
    private static func isCall(_ path: String) -> Bool { path == "/session" || path.hasPrefix("/api/1/") }

    func takeTurn() -> Bool { rate.take() }

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
