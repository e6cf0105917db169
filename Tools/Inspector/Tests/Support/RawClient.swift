#if Inspector
import FlyingSocks
import Foundation
import Testing

@testable import WaymarkInspector

extension ServerLimits {
    /// The time after which a test gives up.
    static let patience = Duration.seconds(300)
    /// Limits without deadlines that a busy machine could miss.
    static var patient: Self {
        var limits = Self()
        (limits.headTime, limits.bodyTime, limits.idleTime) = (patience, patience, patience)
        limits.writeTime = patience
        return limits
    }
}

/// A client that sends raw bytes.
struct RawClient: Sendable {
    private let socket: AsyncSocket

    init(port: Int) async throws {
        socket = try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(port)))
    }
    func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }
    func send(_ data: Data) async throws { try await socket.write(data) }
    func close() { try? socket.close() }

    /// Receives until the server closes the connection, or `isEnough` returns true.
    func receive(until isEnough: @escaping @Sendable (Data) -> Bool = { _ in false }) async throws -> Data {
        let socket = socket
        return try await Deadline.keeping(.now + ServerLimits.patience) {
            var all = Data()
            while !isEnough(all) {
                do { all += try await socket.read(atMost: 4_096) } catch SocketError.disconnected { break }
            }
            return all
        }
    }
    /// Returns the next response as text: its head, and a body as long as its `Content-Length`.
    func answer() async throws -> String {
        let data = try await receive { data in
            guard let end = data.firstRange(of: Data("\r\n\r\n".utf8)) else { return false }
            let head = String(decoding: data[..<end.lowerBound], as: UTF8.self)
            let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
                .flatMap { Int($0.dropFirst(16)) }
            return data.count - end.upperBound >= length ?? 0
        }
        return String(decoding: data, as: UTF8.self)
    }
    /// Returns the code and the reason of the close frame that ends a WebSocket; nil if there is none.
    func closing() async throws -> (code: UInt16, reason: String)? {
        let bytes: [UInt8] = Array(try await receive())
        for start in bytes.indices.dropLast(3).reversed() where bytes[start] == 0x88 {
            guard start + 2 + Int(bytes[start + 1]) == bytes.count else { continue }
            let code = UInt16(bytes[start + 2]) << 8 | UInt16(bytes[start + 3])
            return (code, String(decoding: bytes[(start + 4)...], as: UTF8.self))
        }
        return nil
    }
    /// Reads and returns the head of the next response.
    func head() async throws -> String {
        String(decoding: try await receive { $0.firstRange(of: Data("\r\n\r\n".utf8)) != nil }, as: UTF8.self)
    }
    /// Sends a WebSocket message as a client.
    func say(_ text: String) async throws { try await send(WebSocketFrame.text(Data(text.utf8), isMasked: true)) }
    /// Receives until the bytes contain a text, and returns all of them. Fails if the connection closes first.
    @discardableResult func receive(until text: String) async throws -> String {
        let data = try await receive { $0.firstRange(of: Data(text.utf8)) != nil }
        let all = String(decoding: data, as: UTF8.self)
        try #require(all.contains(text), "\(all.suffix(500))")
        return all
    }
    static func handshake(_ path: String, port: Int, _ fields: String) -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(fields)\r\n"
    }
    func status(of request: String) async throws -> Int {
        try await send(request)
        return Int(try await answer().dropFirst(9).prefix(3)) ?? 0
    }
}

/// A server that shows the router of a shop.
@MainActor struct Served {
    nonisolated static let token = "0123456789abcdef0123456789abcdef"
    let shop: Shop
    let server: InspectorServer
    var port: Int { server.port }
    var bearer: String { "Authorization: Bearer \(Self.token)\r\n" }
    var host: String { "Host: 127.0.0.1:\(port)\r\n" }
    var origin: String { "Origin: http://127.0.0.1:\(port)\r\n" }

    init(
        limits: ServerLimits = .patient, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) async throws {
        shop = await Shop()
        server = try await InspectorServer(shop.desk, token: Self.token, limits: limits, now: now)
        await server.run()
    }
    func client() async throws -> RawClient { try await RawClient(port: port) }

    /// Sends a request on a new connection, and returns the response.
    func answer(_ request: String) async throws -> String {
        let client = try await client()
        defer { client.close() }
        try await client.send(request)
        return try await client.answer()
    }
    func status(_ request: String) async throws -> Int { Int(try await answer(request).dropFirst(9).prefix(3)) ?? 0 }

    /// Returns a POST request, by default with the token.
    func post(_ path: String, _ body: String, fields: String? = nil) -> String {
        let fields = fields ?? bearer
        return "POST \(path) HTTP/1.1\r\n\(host)\(fields)Content-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
    func get(_ path: String, fields: String = "") -> String { "GET \(path) HTTP/1.1\r\n\(host)\(fields)\r\n" }

    /// Exchanges the token for a cookie and a key.
    func session() async throws -> (cookie: String, key: String) {
        let answer = try await answer(post("/session", "{\"token\":\"\(Self.token)\"}", fields: origin))
        let line = try #require(answer.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
        let key = try #require(answer.firstMatch(of: try Regex("\"key\":\"([0-9a-f]{32})\""))?.output[1].substring)
        return (String(line.dropFirst(12).prefix { $0 != ";" }), String(key))
    }
    func stop() async { await server.stop() }
}
#endif
