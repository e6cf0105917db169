#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

/// Attacks on the server. The environment variable `WAYMARK_ATTACKS` sets the number of each, and prints the figures.
@MainActor @Suite("Attacks on the Inspector's server", .serialized, .timeLimit(.minutes(30)))
struct AttackTests {
    private static let wanted = ProcessInfo.processInfo.environment["WAYMARK_ATTACKS"].flatMap { Int($0) }
    private let count = Self.wanted ?? 130
    /// The files and the resident memory of this process, as Linux describes them.
    private static var figures: String {
        let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        let memory = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
            .first { $0.hasPrefix("VmRSS:") }
        return "\(files ?? 0) files, \(memory ?? "VmRSS: unknown")"
    }
    /// Attacks a server, and checks that it then answers a call and has no socket left.
    private func attack(
        _ name: String, pool: LimitedPool = LimitedPool(), _ body: (Served) async throws -> String
    ) async throws {
        let served = try await Served(pool: pool)
        let (before, start) = (Self.figures, ContinuousClock.now)
        let result = try await body(served)
        try await served.quiet()
        #expect(try await served.status(served.post("/api/hello", "{}")) == 200)
        let time = ContinuousClock.now - start
        if Self.wanted != nil { print("\(name): \(result); \(time); before: \(before); after: \(Self.figures)") }
        #expect(served.shop.router.top == .home, "nothing has navigated")
        await served.stop()
    }

    @Test func `malformed and foreign requests are refused, and end`() async throws {
        try await attack("requests") { served in
            let host = "Host: 127.0.0.1:\(served.port)\r\n"
            let open = "{\"source\":\"main\",\"link\":\"shop://cart\"}"
            @MainActor func call(_ fields: String, host: String? = nil) -> String {
                served.post("/api/open_link", open, fields: fields, host: host)
            }
            // the status; 0 for a connection that is closed without a response
            let requests: [(text: String, status: Int)] = [
                (call(served.bearer + "Origin: http://evil.example\r\n"), 403),
                (call(served.bearer + "Sec-Fetch-Site: cross-site\r\n"), 403),
                (call(served.bearer, host: "evil.example:\(served.port)"), 421), (call(""), 401),
                (call("Authorization: Bearer \(String(repeating: "0", count: 32))\r\n"), 401),
                (served.handshake(""), 401), (served.handshake(served.bearer + "Origin: null\r\n"), 403),
                ("\r\n\r\n", 0), ("GET /\r\n\r\n", 0), ("GET / HTTP/1.1\r\nHo", 0), ("\u{0}\u{1} HTTP/1.1\r\n\r\n", 0),
                ("GET / HTTP/1.1\r\n\(String(repeating: "a", count: 1_000))\r\n\r\n", 421),
                ("POST /api/hello HTTP/1.1\r\n\(host)\(served.bearer)Content-Length: -1\r\n\r\n", 0),
                ("POST /api/hello HTTP/1.1\r\n\(host)\(served.bearer)Content-Length: 99\r\n\r\n{}", 0),
                (
                    "POST /api/hello HTTP/1.1\r\n\(host)\(served.bearer)Content-Length: 9223372036854775807\r\n\r\n{}",
                    413
                ),
                ("POST /api/hello HTTP/1.1\r\n\(host)\(served.bearer)Transfer-Encoding: chunked\r\n\r\nZ\r\n", 413),
            ]
            var statuses: [Int: Int] = [:]
            for index in 0..<count {
                let request = requests[index % requests.count]
                let status = try await served.end(of: request.text)
                #expect(status == request.status, "\(request.text.prefix(300))")
                statuses[status, default: 0] += 1
            }
            return "\(statuses.sorted { $0.key < $1.key }.map { "\($0.key) × \($0.value)" })"
        }
    }
    @Test func `malformed frames end their connection, and no other`() async throws {
        // the other page sends nothing meanwhile
        try await attack("frames", pool: LimitedPool(patience: .seconds(3_600))) { served in
            let other = try await served.socket()
            let call = Array(
                "{\"id\":1,\"method\":\"open_link\",\"params\":{\"source\":\"main\",\"link\":\"shop://cart\"".utf8)
            let frames: [[UInt8]] = [
                [0x80, 0x80, 0, 0, 0, 0], [0x09, 0x80, 0, 0, 0, 0], [0x81, 0x81, 0, 0, 0, 0, 0xFF], [0x81],
                [0xFF, 0xFF],
                [0x89, 0xFE, 0, 0x7E, 0, 0, 0, 0] + [UInt8](repeating: 1, count: 126),
                [0x88, 0x82, 0, 0, 0, 0, 3, 0xE8],
                // longer than any memory, longer than what follows
                [0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                [0x81, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 11),
                [0x82, 0xFF, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 7, count: 100_000),
                // unmasked, fragmented without an end, and with reserved bits
                [0x81, UInt8(call.count)] + call, [0x01, 0x80 | UInt8(call.count), 0, 0, 0, 0] + call,
                [0xF1, 0x80, 0, 0, 0, 0],
                [0x83, 0x81, 0, 0, 0, 0, 1],
            ]
            for index in 0..<count {
                let client = try await served.socket()
                try? await client.send(Data(frames[index % frames.count]))
                client.hangUp()
                _ = try? await client.receive()
                client.close()
            }
            try await other.say("{\"id\":5,\"method\":\"hello\",\"params\":{}}")
            try await other.receive(until: "\"id\":5,\"result\"")
            other.close()
            return "all ended"
        }
    }
    @Test func `clients that don't read, or send half a request, are disconnected`() async throws {
        try await attack("slow clients", pool: LimitedPool(patience: .milliseconds(300))) { served in
            // four of these in a state are more than what the system buffers for a client that doesn't read
            let long = String(repeating: "x", count: 200_000)
            for _ in 0..<(count + 39) / 40 {
                var clients: [RawClient] = []
                for index in 0..<40 {
                    let client = try await served.client()
                    try? await client.send(index.isMultiple(of: 2) ? served.handshake() : "GET / HTTP/1.1\r\nHo")
                    clients.append(client)
                }
                // the time for the handshakes
                try await Task.sleep(for: .milliseconds(50))
                for _ in 0..<4 { served.shop.router.navigate(to: .search(long)) }
                _ = await served.shop.router.popToRoot().outcome
                try await served.quiet()
                for client in clients { client.close() }
            }
            return "all disconnected"
        }
    }
}

extension Served {
    /// Waits until the server has noticed that every WebSocket is closed.
    func quiet() async throws { while shop.desk.isHeard { try await Task.sleep(for: .milliseconds(5)) } }
    /// Sends a request, hangs up, and returns the response's status once the server has closed the connection; 0
    /// without a response.
    func end(of request: String) async throws -> Int {
        let client = try await client()
        defer { client.close() }
        try await client.send(request)
        client.hangUp()
        return Int(try await client.receive().dropFirst(9).prefix(3)) ?? 0
    }
}
#endif
