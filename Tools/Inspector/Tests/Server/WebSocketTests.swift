#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("The Inspector's WebSocket, over raw sockets", .serialized)
struct WebSocketTests {
    private func handshake(_ served: Served, _ fields: String? = nil, version: String = "13") -> String {
        served.get(
            "/api/1/socket",
            fields: "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Version: \(version)\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + (fields ?? served.bearer))
    }
    private func connected(_ served: Served) async throws -> RawClient {
        let client = try await served.client()
        try await client.send(handshake(served))
        let answer = String(
            decoding: try await client.receive { $0.firstRange(of: Data("\r\n\r\n".utf8)) != nil }, as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 101 "))
        // the example of RFC 6455
        #expect(answer.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
        return client
    }
    private func text(_ text: String) -> Data { WebSocketFrame.text(Data(text.utf8), isMasked: true) }

    @Test("a handshake has to pass the same checks as a call")
    func handshakes() async throws {
        let served = try await Served()
        let session = try await served.session()
        let withoutKey = "Cookie: \(session.cookie)\r\n"
        let cookie = withoutKey + "Sec-WebSocket-Protocol: waymark-page.\(session.key)\r\n"
        #expect(try await served.status(handshake(served, "")) == 401)
        #expect(try await served.status(handshake(served, cookie)) == 403)
        let answer = try await served.answer(handshake(served, cookie + served.origin))
        #expect(answer.hasPrefix("HTTP/1.1 101 "))
        #expect(answer.contains("Sec-WebSocket-Protocol: waymark-page.\(session.key)\r\n"))
        #expect(try await served.status(handshake(served, withoutKey + served.origin)) == 401)
        #expect(try await served.status(handshake(served, cookie + "Origin: http://evil.example\r\n")) == 403)
        #expect(try await served.status(handshake(served, version: "8")) == 400)
        #expect(try await served.status(served.get("/api/1/socket", fields: served.bearer)) == 400)
        await served.stop()
    }
    @Test("a response has its call's id, and transitions are sent as events")
    func calls() async throws {
        let served = try await Served()
        let client = try await connected(served)
        try await client.send(text("{\"id\":7,\"method\":\"state\",\"params\":{\"source\":\"main\"}}"))
        try await client.send(text("{\"id\":8,\"method\":\"nope\"}"))
        try await client.send(text("{\"method\":1}"))
        served.shop.router.navigate(to: .product(12))
        let wanted = [
            "\"id\":7,\"result\":", "\"code\":\"unknown_method\"", "the message isn't {", "\"event\":\"transition\"",
            "\"event\":\"state\"", "product(12)",
        ]
        let all = try await client.receive { data in
            let text = String(decoding: data, as: UTF8.self)
            return wanted.allSatisfy { text.contains($0) }
        }
        #expect(!all.isEmpty)
        await served.stop()
    }
    @Test("every transition of a burst is sent, in order")
    func noneIsMissed() async throws {
        let served = try await Served()
        let client = try await connected(served)
        let (first, count) = (served.shop.source.lastNumber + 1, 90)
        try await client.send(text("{\"id\":1,\"method\":\"hello\"}"))
        _ = try await client.receive { String(decoding: $0, as: UTF8.self).contains("\"id\":1,") }
        for index in 0..<count / 2 {
            served.shop.router.navigate(to: .product(index))
            served.shop.router.popToRoot()
        }
        let last = first + count - 1
        let data = try await client.receive {
            String(decoding: $0, as: UTF8.self).contains("\"number\":\(last),\"origin\"")
        }
        let text = String(decoding: data, as: UTF8.self)
        let numbers = text.matches(of: try Regex("\"number\":([0-9]+),\"origin\"")).compactMap { match in
            match.output[1].substring.flatMap { Int($0) }
        }
        #expect(numbers == Array(first...last))
        await served.stop()
    }
    @Test("a ping and a close are answered")
    func control() async throws {
        let served = try await Served()
        let client = try await connected(served)
        try await client.send(WebSocketFrame.bytes(opcode: 9, Array("are you there".utf8), isMasked: true))
        let pong = WebSocketFrame.bytes(opcode: 10, Array("are you there".utf8), isMasked: false)
        #expect(try await client.receive { $0.firstRange(of: pong) != nil }.firstRange(of: pong) != nil)
        try await client.send(WebSocketFrame.close(1_000, isMasked: true))
        #expect(try await client.receive().suffix(4) == WebSocketFrame.close(1_000))
        await served.stop()
    }
    @Test("a message is assembled from its fragments")
    func fragments() async throws {
        let served = try await Served()
        let client = try await connected(served)
        var begin = WebSocketFrame.text(Data("{\"id\":5,".utf8), isMasked: true)
        begin[0] = 0x01
        try await client.send(begin)
        try await client.send(WebSocketFrame.bytes(opcode: 0, Array("\"method\":\"hello\"}".utf8), isMasked: true))
        let answer = try await client.receive { String(decoding: $0, as: UTF8.self).contains("\"id\":5,\"result\"") }
        #expect(!answer.isEmpty)
        await served.stop()
    }
    @Test(
        "a malformed or too large frame closes the connection with the code of its fault",
        arguments: [
            ([0x81, 0x02, 0x7B, 0x7D], 1_002), ([0xC1, 0x80, 0, 0, 0, 0], 1_002), ([0x83, 0x80, 0, 0, 0, 0], 1_002),
            ([0x82, 0x80, 0, 0, 0, 0], 1_003), ([0x80, 0x80, 0, 0, 0, 0], 1_002), ([0x09, 0x80, 0, 0, 0, 0], 1_002),
            ([0x89, 0xFE, 0x00, 0x7E], 1_002), ([0x81, 0x81, 0, 0, 0, 0, 0xFF], 1_007),
            ([0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0], 1_002),
            // a length of 2^62 without payload
            ([0x01, 0x81, 0, 0, 0, 0, 0x41, 0x80, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], 1_009),
            // incomplete, reserved and invalid codes, and a reason that isn't UTF-8
            ([0x88, 0x81, 0, 0, 0, 0, 0x03], 1_002), ([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE7], 1_002),
            ([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xED], 1_002), ([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xF7], 1_002),
            ([0x88, 0x82, 0, 0, 0, 0, 0x13, 0x88], 1_002), ([0x88, 0x83, 0, 0, 0, 0, 0x03, 0xE8, 0xFF], 1_007),
            ([0x81, 0xFF, 0x40, 0, 0, 0, 0, 0, 0, 0], 1_009), ([0x81, 0xFF, 0, 0, 0, 0, 0, 4, 0, 1], 1_009),
        ] as [([UInt8], UInt16)])
    func faults(frame: [UInt8], code: UInt16) async throws {
        let served = try await Served()
        let client = try await connected(served)
        try await client.send(Data(frame))
        #expect(try await client.closing()?.code == code)
        await served.stop()
    }
    @Test("the reason of a closed connection is cut between characters")
    func longReason() {
        let closing = WebSocketFault(code: 1_008, message: String(repeating: "é", count: 100)).closing
        #expect(closing.count == 2 + 122)
        #expect(String(validating: closing.dropFirst(2), as: UTF8.self) == String(repeating: "é", count: 61))
        #expect(WebSocketFault(code: 1_008, message: "no").closing == [0x03, 0xF0] + Array("no".utf8))
    }
    @Test("a client that is still sending when it is closed receives the close frame")
    func linger() async throws {
        let served = try await Served()
        let client = try await connected(served)
        // an unmasked frame, followed by more bytes than are read at once
        try await client.send(Data([0x81, 0x02, 0x7B, 0x7D]) + Data(count: 200_000))
        // throws if the connection was reset
        #expect(try await client.closing()?.code == 1_002)
        await served.stop()
    }
    @Test("the limit of a message applies to its fragments together")
    func largeFragments() async throws {
        var limits = ServerLimits.patient
        limits.messageBytes = 100
        let served = try await Served(limits: limits)
        let client = try await connected(served)
        var part = WebSocketFrame.text(Data(repeating: 0x20, count: 60), isMasked: true)
        part[0] = 0x01
        try await client.send(part)
        part[0] = 0x00
        try await client.send(part)
        #expect(try await client.closing()?.code == 1_009)
        await served.stop()
    }
    @Test("a ping between fragments doesn't count toward the message's length")
    func pingBetween() async throws {
        var limits = ServerLimits.patient
        limits.messageBytes = 100
        let served = try await Served(limits: limits)
        let client = try await connected(served)
        let message = "{\"id\":5,\"method\":\"hello\"}"
        var begin = WebSocketFrame.text(Data((String(repeating: " ", count: 60) + message).utf8), isMasked: true)
        begin[0] = 0x01
        try await client.send(begin)
        try await client.send(WebSocketFrame.bytes(opcode: 9, [UInt8](repeating: 7, count: 125), isMasked: true))
        try await client.send(WebSocketFrame.bytes(opcode: 0, [0x20], isMasked: true))
        let answer = try await client.receive(until: "\"id\":5,\"result\"")
        #expect(answer.contains(String(repeating: "\u{7}", count: 125)))
        await served.stop()
    }
    @Test(
        "a close with any valid code, or none, is answered",
        arguments: [[], [0x03, 0xE8], [0x03, 0xF6], [0x0B, 0xB8, 0x62, 0x79, 0x65], [0x13, 0x87]] as [[UInt8]])
    func closeCodes(payload: [UInt8]) async throws {
        let served = try await Served()
        let client = try await connected(served)
        try await client.send(WebSocketFrame.bytes(opcode: 8, payload, isMasked: true))
        #expect(try await client.closing()?.code == 1_000)
        await served.stop()
    }
    @Test("a client that sends nothing and answers no ping is disconnected")
    func idle() async throws {
        var limits = ServerLimits.patient
        limits.idleTime = .milliseconds(200)
        let served = try await Served(limits: limits)
        let client = try await connected(served)
        let all = try await client.receive()
        #expect(all.contains(0x89), "a ping was sent first")
        await served.stop()
    }
    @Test(
        "a frame's header has the size that its payload's length and a mask need",
        arguments: [0, 125, 126, 65_535, 65_536])
    func lengths(count: Int) {
        for isMasked in [false, true] {
            let frame = WebSocketFrame.bytes(opcode: 1, [UInt8](repeating: 7, count: count), isMasked: isMasked)
            #expect(frame.count == count + (count < 126 ? 2 : count < 65_536 ? 4 : 10) + (isMasked ? 4 : 0))
        }
    }
}
#endif
