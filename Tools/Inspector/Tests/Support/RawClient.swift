#if Inspector
import FlyingSocks
import Foundation
import Testing

@testable import WaymarkInspector

/// A client that sends raw bytes.
struct RawClient: Sendable {
    private let socket: AsyncSocket

    init(port: Int) async throws {
        socket = try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(port)))
    }
    func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }
    func send(_ data: Data) async throws { try await socket.write(data) }
    /// Sends a short WebSocket message, with a mask of zeros.
    func say(_ text: String) async throws {
        let bytes = Array(text.utf8)
        try #require(bytes.count < 126)
        try await send(Data([0x81, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes))
    }
    /// Announces that nothing more will be sent.
    func hangUp() { _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) }
    func close() { try? socket.close() }

    /// Receives until the server closes the connection, or `isEnough` returns true.
    func receive(until isEnough: @Sendable (String) -> Bool = { _ in false }) async throws -> String {
        var all = Data()
        while !isEnough(String(decoding: all, as: UTF8.self)) {
            do { all += try await socket.read(atMost: 4_096) } catch SocketError.disconnected { break }
        }
        return String(decoding: all, as: UTF8.self)
    }
    /// Receives until the bytes contain a text. Fails if the connection closes first.
    @discardableResult func receive(until text: String) async throws -> String {
        let all = try await receive { $0.contains(text) }
        try #require(all.contains(text), "\(all.suffix(500))")
        return all
    }
    /// Returns the next response: its head, and a body as long as its `Content-Length`.
    func answer() async throws -> String {
        try await receive { text in
            let parts = text.components(separatedBy: "\r\n\r\n")
            let length = parts[0].split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }?.dropFirst(16)
            return parts.count > 1 && parts[1].utf8.count >= length.flatMap { Int($0) } ?? 0
        }
    }
}

/// A server that shows the router of a shop.
@MainActor struct Served {
    nonisolated static let token = "0123456789abcdef0123456789abcdef"
    let shop: Shop
    let server: InspectorServer
    var port: Int { server.port }
    var bearer: String { "Authorization: Bearer \(Self.token)\r\n" }

    init(_ options: Inspector.Options = Inspector.Options(), pool: LimitedPool = LimitedPool()) async throws {
        shop = await Shop()
        server = try await InspectorServer(shop.desk, token: Self.token, options, pool: pool)
    }
    func client() async throws -> RawClient { try await RawClient(port: port) }

    /// Sends a request on a new connection, and returns the response.
    func answer(_ request: String) async throws -> String {
        let client = try await client()
        defer { client.close() }
        try await client.send(request)
        return try await client.answer()
    }
    /// Returns the status of the response; 0 if the connection was closed without one.
    func status(_ request: String) async throws -> Int { Int(try await answer(request).dropFirst(9).prefix(3)) ?? 0 }

    /// Returns a POST request, by default with the token.
    func post(_ path: String, _ body: String, fields: String? = nil, host: String? = nil) -> String {
        "POST \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(fields ?? bearer)"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
    func get(_ path: String, fields: String = "", host: String? = nil) -> String {
        "GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(fields)\r\n"
    }
    /// Returns the request that opens a WebSocket, by default with the token.
    func handshake(_ fields: String? = nil) -> String {
        get(
            "/api/socket",
            fields: "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + (fields ?? "Sec-WebSocket-Protocol: waymark.\(Self.token)\r\n"))
    }
    /// Opens a WebSocket.
    func socket() async throws -> RawClient {
        let client = try await client()
        try await client.send(handshake())
        let head = try await client.receive(until: "\r\n\r\n")
        #expect(head.hasPrefix("HTTP/1.1 101 ") && head.contains("waymark.\(Self.token)"))
        return client
    }
    func stop() async { await server.stop() }
}
#endif
