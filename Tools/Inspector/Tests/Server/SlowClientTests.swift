#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("Clients that read slowly", .serialized, .timeLimit(.minutes(10)))
struct SlowClientTests {
    /// A desk that answers each call with a given number of bytes, and reports the answer to `answered`.
    private final class LongDesk: CallDesk {
        private let result: Data
        let answered: AsyncStream<Void>
        private let answering: AsyncStream<Void>.Continuation

        init(bytes: Int) {
            result = Data("\"".utf8) + Data(repeating: UInt8(ascii: "x"), count: bytes) + Data("\"".utf8)
            (answered, answering) = AsyncStream.makeStream()
        }
        /// The length of an answer's frame, for an id of one digit.
        var frameLength: Int { WebSocketFrame.text(Data("{\"id\":1,\"result\":}".utf8) + result).count }
        func answer(_ method: String, _ parameters: Data) async -> Result<Data, ProtocolError> {
            answering.yield()
            return .success(result)
        }
        func listen(_ listener: Outbox) async -> Int { 0 }
        func removeListener(_ id: Int) async {}
    }
    /// Returns a server, a client that has made the given calls but reads no answers, and the length of an answer's
    /// frame. Each answer is larger than the system's socket buffers.
    private func client(
        answers: ClosedRange<Int>, _ limits: ServerLimits
    ) async throws -> (InspectorServer, RawClient, frameLength: Int) {
        let desk = LongDesk(bytes: 16 * 1_024 * 1_024)
        let server = try await InspectorServer(desk, token: Served.token, limits: limits)
        await server.run()
        let client = try await RawClient(port: server.port)
        let fields = "Authorization: Bearer \(Served.token)\r\n"
        try await client.send(RawClient.handshake("/api/1/socket", port: server.port, fields))
        try #require(try await client.head().hasPrefix("HTTP/1.1 101 "))
        for id in answers { try await client.say("{\"id\":\(id),\"method\":\"long\"}") }
        var answered = desk.answered.makeAsyncIterator()
        for _ in answers { await answered.next() }
        return (server, client, desk.frameLength)
    }

    @Test("a call counts toward the limit until its response has been written")
    func calls() async throws {
        var limits = ServerLimits.patient
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
        // searching 32 MB would block the main actor for seconds
        let starts = (0...2).flatMap { answers in
            refused.map { answers * frameLength + $0.count } + [answers * frameLength]
        }
        for frame in refused { #expect(starts.contains { all.dropFirst($0).starts(with: frame) }) }
        #expect(all.count == length)
        await server.stop()
    }
    @Test("a slow client is disconnected when its queue overflows")
    func bytes() async throws {
        var limits = ServerLimits.patient
        limits.waitingBytes = 1_000_000
        let (server, client, frameLength) = try await client(answers: 1...4, limits)
        // the first answer was being written, and the second overflowed the queue
        #expect(try await client.receive().count < 2 * frameLength)
        await server.stop()
    }
    @Test("a queue ends when it has too many messages or too many bytes")
    nonisolated func outbox() async {
        var limits = ServerLimits.patient
        limits.waitingMessages = 3
        let many = Outbox(limits, sharing: WaitingBytes(limit: 100))
        #expect((0..<5).map { _ in many.send(.control(9, [])) } == [true, true, true, false, false])
        let large = Outbox(limits, sharing: WaitingBytes(limit: 100))
        #expect([49, 500, 0].map { large.send(.text(Data(count: $0))) } == [true, true, false])
        let read = Outbox(limits, sharing: WaitingBytes(limit: 400))
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
        #expect(written == 0, "nothing more is written after an overflow")
    }
    @Test("slow clients leave room for a fast one")
    nonisolated func sharing() async {
        let shared = WaitingBytes(limit: 1_000)
        var slow: [Outbox] = (0..<20).map { _ in Outbox(.init(), sharing: shared) }
        var taken = 0
        for outbox in slow { while outbox.send(.text(Data(count: 10))) { taken += 10 } }
        #expect((1_000...1_200).contains(taken), "\(taken)")
        let other = Outbox(.init(), sharing: shared)
        #expect([500, 1].map { other.send(.text(Data(count: $0))) } == [true, false])
        slow = []
        #expect(shared.take(400, beside: 499), "the bytes of deallocated queues are free again")
        #expect(!shared.take(1, beside: 100))
    }
    @Test("calls count toward the client's limit and the shared one until their tickets are released")
    nonisolated func tickets() {
        let all = CallCount(limit: 3)
        let (one, other) = (CallCount(limit: 2, within: all), CallCount(limit: 2, within: all))
        var tickets = [one.begin(), one.begin()]
        #expect(one.begin() == nil, "two is its own limit")
        tickets.append(other.begin())
        #expect(tickets.allSatisfy { $0 != nil } && other.begin() == nil, "three is the limit of all")
        tickets[0] = nil
        #expect(one.begin() != nil)
        let kept = other.begin()
        #expect(kept != nil && one.begin() == nil)
        tickets = []
        #expect(one.begin() != nil)
    }
    @Test("calls over WebSockets and over HTTP share one limit")
    func allCalls() async throws {
        var limits = ServerLimits.patient
        limits.allCalls = 2
        let (server, client, _) = try await client(answers: 1...2, limits)
        let fields = "Authorization: Bearer \(Served.token)\r\nContent-Type: application/json\r\n"
        let other = try await RawClient(port: server.port)
        let request = "POST /api/1/state HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
        try await other.send(request + fields + "Content-Length: 2\r\n\r\n{}")
        let answer = String(decoding: try await other.receive(), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 429 ") && answer.hasSuffix("\"message\":\"too many calls\"}}"), "\(answer)")
        withExtendedLifetime(client) {}
        await server.stop()
    }
}
#endif
