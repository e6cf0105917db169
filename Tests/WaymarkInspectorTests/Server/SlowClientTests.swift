#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("Clients that read slowly", .serialized, .timeLimit(.minutes(1)))
struct SlowClientTests {
    /// Answers with so many bytes, and says each time that it has.
    private final class LongDesk: CallDesk {
        private let result: Data
        let answered: AsyncStream<Void>
        private let answering: AsyncStream<Void>.Continuation

        init(bytes: Int) {
            result = Data("\"\(String(repeating: "x", count: bytes))\"".utf8)
            (answered, answering) = AsyncStream.makeStream()
        }
        /// How long the frame of an answer is, with an id of one digit.
        var frameLength: Int { WebSocketFrame.text(Data("{\"id\":1,\"result\":}".utf8) + result).count }
        func answer(_ method: String, _ parameters: Data) async -> Result<Data, ProtocolError> {
            answering.yield()
            return .success(result)
        }
        func listen(_ listener: Outbox) async -> Int { 0 }
        func removeListener(_ id: Int) async {}
    }
    /// A client that has so many answers under way, and reads none of them. Each is more than what systems keep for a
    /// socket.
    private func client(
        answers: ClosedRange<Int>, _ limits: ServerLimits
    ) async throws -> (InspectorServer, RawClient, frameLength: Int) {
        let desk = LongDesk(bytes: 16 * 1_024 * 1_024)
        let server = try await InspectorServer(.page(desk), token: Served.token, limits: limits)
        await server.run()
        let client = try await RawClient(port: server.port)
        let fields = "Authorization: Bearer \(Served.token)\r\n"
        try await client.send(Listening.handshake("/api/1/socket", port: server.port, fields))
        try #require(try await client.head().hasPrefix("HTTP/1.1 101 "))
        for id in answers { try await client.say("{\"id\":\(id),\"method\":\"long\"}") }
        var answered = desk.answered.makeAsyncIterator()
        for _ in answers { await answered.next() }
        return (server, client, desk.frameLength)
    }

    @Test("have calls under way until their answers have been written")
    func calls() async throws {
        var limits = ServerLimits()
        limits.calls = 2
        let (server, client, frameLength) = try await client(answers: 1...2, limits)
        try await client.say("{\"id\":3,\"method\":\"long\"}")
        try await client.say("{\"id\":4,\"method\":\"long\"}")
        let refused = (3...4).map { id in
            let error = "{\"code\":\"too_many\",\"message\":\"too many calls\"}"
            return WebSocketFrame.text(Data("{\"error\":\(error),\"id\":\(id)}".utf8))
        }
        let length = refused.reduce(2 * frameLength) { $0 + $1.count }
        let all = try await client.receive { $0.count >= length }
        #expect(refused.allSatisfy { all.firstRange(of: $0) != nil } && all.count == length)
        await server.stop()
    }
    @Test("are let go when too much waits for them")
    func bytes() async throws {
        var limits = ServerLimits()
        limits.waitingBytes = 1_000_000
        let (server, client, frameLength) = try await client(answers: 1...4, limits)
        // one was being written, one waited, and the third was too many
        #expect(try await client.receive().count < 3 * frameLength)
        await server.stop()
    }
    @Test("have so many messages and bytes waiting, beside the one that is being written")
    nonisolated func outbox() async {
        var limits = ServerLimits()
        (limits.waitingMessages, limits.waitingBytes) = (3, 100)
        let many = Outbox(limits)
        #expect((0..<5).map { _ in many.send(.control(9, [])) } == [true, true, true, false, false])
        let large = Outbox(limits)
        #expect([99, 500, 0].map { large.send(.text(Data(count: $0))) } == [true, true, false])
        let read = Outbox(limits)
        read.send(.text(Data(count: 99)))
        var written = 0
        await read.write { _ in
            written += 1
            guard written == 1 else { return }
            for _ in 0..<2 { #expect(read.send(.text(Data(count: 50)))) }
            read.finish()
        }
        #expect(written == 3)
        written = 0
        await many.write { _ in written += 1 }
        #expect(written == 0, "nothing more is written to one that is let go")
    }
}
#endif
