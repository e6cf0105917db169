#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

/// The lines that a listener or a dialer prints. `lines` has those that `wait(for:)` has read so far.
@MainActor final class Said {
    private(set) var lines: [String] = []
    private let stream: AsyncStream<String>
    let say: @Sendable (String) -> Void

    init() {
        let (stream, sending) = AsyncStream.makeStream(of: String.self)
        self.stream = stream
        say = { sending.yield($0) }
    }
    /// Returns the next line that contains a text; empty if printing ends first.
    @discardableResult func wait(for text: String) async -> String {
        for await line in stream {
            lines.append(line)
            if line.contains(text) { return line }
        }
        return ""
    }
}

/// A listener on the loopback interface, and functions that connect to it as a page and as an app.
@MainActor struct Listening {
    nonisolated static let secret = "abcdef0123456789abcdef0123456789"
    let said = Said()
    let listener: InspectorListener
    var address: String { listener.appAddresses[0] }
    var token: String { String(listener.url.suffix(32)) }

    init(limits: ServerLimits = .patient, appPort: Int = 0) async throws {
        listener = try await InspectorListener(
            host: "127.0.0.1", appPort: appPort, secret: Self.secret, limits: limits, say: said.say)
    }
    func stop() async { await listener.stop() }

    // MARK: the page
    func call(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
        let client = try InspectorClient(url: listener.url)
        let data = try await client.call(method, JSONSerialization.data(withJSONObject: parameters))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    func sources() async throws -> [String] { try await call("hello").list("sources").compactMap { $0.text("id") } }

    /// Opens a page's WebSocket with the token, and returns its client.
    func page() async throws -> RawClient {
        let client = try await RawClient(port: listener.port)
        try await client.send(
            Self.handshake("/api/1/socket", port: listener.port, "Authorization: Bearer \(token)\r\n"))
        try #require(try await client.head().hasPrefix("HTTP/1.1 101 "))
        return client
    }

    // MARK: apps
    func dialer(_ desk: any CallDesk, _ said: Said, address: String? = nil) throws -> InspectorDialer {
        // a backoff short enough for tests
        InspectorDialer(
            try DialAddress(address ?? self.address, from: "test"), desk: desk, pauses: [.milliseconds(10)],
            say: said.say)
    }
    nonisolated static func handshake(_ path: String, port: Int, _ fields: String) -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(fields)\r\n"
    }
    nonisolated static let fields =
        "Authorization: Bearer \(secret)\r\nSec-WebSocket-Protocol: waymark-inspector.1\r\n"

    /// Returns a client in the role of a connected app, which the test controls.
    func rawApp(_ more: String = "") async throws -> RawClient {
        let client = try await RawClient(port: listener.appPort)
        try await client.send(Self.handshake("/app/socket", port: listener.appPort, Self.fields + more))
        try #require(try await client.head().hasPrefix("HTTP/1.1 101 "))
        return client
    }
    /// Returns a client in the role of an app with one router, whose `hello` has been received.
    func greeted(_ id: String = "main", _ more: String = "") async throws -> RawClient {
        let client = try await rawApp(more)
        try await client.say(Self.hello([id]))
        await said.wait(for: "is connected")
        return client
    }
    nonisolated static func hello(_ ids: [String], app: String = "raw") -> String {
        "{\"id\":0,\"result\":{\"version\":1,\"app\":\"\(app)\",\"sources\":\(list(ids))}}"
    }
    nonisolated static func list(_ ids: [String]) -> String {
        let sources = ids.map {
            "{\"id\":\"\($0)\",\"name\":\"Main\",\"kind\":\"router\",\"hasLinks\":false,\"hooks\":[]}"
        }
        return "[\(sources.joined(separator: ","))]"
    }
}

extension RawClient {
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
}
#endif
