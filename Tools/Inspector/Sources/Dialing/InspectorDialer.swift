#if Inspector
import FlyingSocks
import Foundation

/// An app's connection to a listener: answers the listener's calls, and reconnects with backoff until it is stopped.
actor InspectorDialer {
    static let pauses: [Duration] = [0.5, 1, 2, 4, 8, 15].map { .seconds($0) }
    /// The minimum duration of a connection that resets the backoff, counted from the start of the attempt.
    private static let lasting = Duration.seconds(5)

    private let address: DialAddress
    private let desk: any CallDesk
    private let limits: ServerLimits
    private let pauses: [Duration]
    private let say: @Sendable (String) -> Void
    private let instance = AccessCheck.secret()
    private var dialing: Task<Void, Never>?
    private var last = ""

    init(
        _ address: DialAddress, desk: any CallDesk, limits: ServerLimits = .init(), pauses: [Duration] = pauses,
        say: @escaping @Sendable (String) -> Void
    ) {
        (self.address, self.desk, self.limits, self.pauses, self.say) = (address, desk, limits, pauses, say)
    }

    /// Starts to connect to the listener, in place of any earlier connection, and reconnects after each end or failure
    /// until `stop()` is called. Returns before the connection is open.
    func dial() async {
        await stop()
        guard dialing == nil else { return }
        dialing = Task { await keepDialing() }
    }
    func stop() async {
        let old = dialing
        dialing = nil
        old?.cancel()
        await old?.value
    }
    private func keepDialing() async {
        var failures = 0
        while !Task.isCancelled {
            let begin = ContinuousClock.now
            let reason: String
            do {
                reason = try await connection()
                if begin.duration(to: .now) >= Self.lasting { failures = 0 }
            } catch let fault as InspectorClient.Fault {
                reason = "\(fault)"
            } catch { reason = "\(InspectorClient.Fault.unreachable(error.socketReason))" }
            guard !Task.isCancelled else { return }
            tell("not connected to \(address): \(reason)")
            let pause = pauses[min(failures, pauses.count - 1)]
            failures += 1
            // the backoff
            try? await Task.sleep(for: pause)
        }
    }
    /// Prints a message, unless it repeats the previous one.
    private func tell(_ text: String) {
        guard text != last else { return }
        last = text
        say(text)
    }

    /// Connects to the listener, and answers calls until the connection ends.
    ///
    /// - Returns: The reason that the connection ended.
    /// - Throws: An error if the connection can't be opened.
    private func connection() async throws -> String {
        let socket = try Socket(domain: Int32(sockaddr_in.family))
        socket.closeOnExec()
        defer { try? socket.close() }
        #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
        #endif
        let client = try AsyncSocket(socket: socket, pool: try await SocketPool<Poll>.client)
        let target = try sockaddr_in.inet(ip4: address.host, port: UInt16(address.port))
        let deadline = ContinuousClock.now + limits.headTime
        try await Deadline.keeping(deadline) { try await client.connect(to: target) }
        let stream = try await shakeHands(client, until: deadline)
        tell("connected to \(address)")
        // the listener limits the calls itself
        let end = await WebSocketTalk(client, limits, isClient: true).serve(desk, stream) { true }
        return end.map { "the listener closed: \($0.message)" } ?? "the connection ended"
    }
    private func shakeHands(_ client: AsyncSocket, until deadline: ContinuousClock.Instant) async throws -> ByteStream {
        var random = SystemRandomNumberGenerator()
        let key = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }).base64EncodedString()
        let request =
            "GET \(AppProtocol.path) HTTP/1.1\r\nHost: \(address)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(key)\r\n"
            + "Sec-WebSocket-Protocol: \(AppProtocol.version)\r\nWaymark-App: \(instance)\r\n"
            + "Authorization: Bearer \(address.secret)"
        try await Deadline.keeping(deadline) { try await client.write(Data((request + "\r\n\r\n").utf8)) }
        var stream = ByteStream(client)
        let answer = try await HTTPResponseHead(&stream, until: deadline)
        guard answer.status == 101 else {
            let body = Data(try await stream.bytes(try answer.length(limit: 16_384), until: deadline))
            throw InspectorClient.Fault(status: answer.status, body)
        }
        let expected = try await WebSocketFrame.acceptedKey(of: HTTPHead(Array(request.utf8)))
        guard answer["sec-websocket-accept"] == expected, answer[AppProtocol.versionField] == AppProtocol.version else {
            throw InspectorClient.Fault.notAnInspector("its WebSocket handshake is invalid")
        }
        return stream
    }
}
#endif
