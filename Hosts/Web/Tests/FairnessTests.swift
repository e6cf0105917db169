#if Web
import Logging
import NIOCore
import NIOEmbedded
import Testing
import WaymarkTesting

@testable import WaymarkWeb

@MainActor @Suite("Fairness between clients")
struct FairnessTests {
    /// A handler that counts reads, and records the text that passes through it.
    private final class Counter: ChannelDuplexHandler {
        typealias InboundIn = ByteBuffer
        typealias InboundOut = ByteBuffer
        typealias OutboundIn = IOData
        typealias OutboundOut = IOData
        var reads = 0
        var texts: [String] = []
        var onText: () -> Void = {}
        func read(context: ChannelHandlerContext) {
            reads += 1
            context.read()
        }
        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            texts.append(String(buffer: unwrapInboundIn(data)))
            onText()
            context.fireChannelRead(data)
        }
    }
    private struct Line {
        let channel = EmbeddedChannel()
        let socket = Counter()
        let through = Counter()
        let gate: RequestGate
        let events = Events()
        final class Events { var all: [RequestGate.Event] = [] }

        init() throws {
            gate = RequestGate { [events] in events.all.append($0) }
            try channel.pipeline.syncOperations.addHandlers([socket, gate, through])
        }
        func receive(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }
        var hasFlooded: Bool { events.all.contains { if case .flooded = $0 { true } else { false } } }
    }
    private static let bare = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

    @Test("300 requests sent at once are passed on one by one, and nothing is read until the last is answered")
    func oneAtATime() throws {
        let line = try Line()
        // closes the gate after each request, as a connection does
        line.through.onText = { [gate = line.gate] in gate.close() }
        try line.receive(String(repeating: Self.bare, count: 300))
        for _ in 0..<10 { line.channel.read() }
        #expect(line.through.texts == [Self.bare] && line.socket.reads == 0)
        #expect(line.gate.heldBytes == 299 * Self.bare.utf8.count)
        for answered in 1..<300 {
            line.gate.open()
            #expect(line.through.texts.count == answered + 1 && line.socket.reads == 0)
        }
        line.gate.open()
        #expect(line.through.texts.allSatisfy { $0 == Self.bare })
        #expect(line.socket.reads == 1 && line.gate.heldBytes == 0)
    }
    @Test("while a request is being answered, at most one read is in progress")
    func oneReadAhead() throws {
        let line = try Line()
        line.through.onText = { [gate = line.gate] in gate.close() }
        try line.receive(Self.bare)
        line.channel.read()
        #expect(line.socket.reads == 1)
        try line.receive(Self.bare)
        for _ in 0..<10 { line.channel.read() }
        #expect(line.through.texts.count == 1 && line.socket.reads == 1)
        line.gate.open()
        #expect(line.through.texts.count == 2 && line.socket.reads == 1)
        line.gate.open()
        #expect(line.socket.reads == 2 && line.gate.heldBytes == 0)
    }
    @Test(
        "requests are separated at their ends, wherever a read ends", arguments: [1, 2, 3, 7, 26, 27, 28, 53, 1_000])
    func cuts(_ size: Int) throws {
        let line = try Line()
        let all = String(repeating: Self.bare, count: 20)
        var rest = Substring(all)
        while !rest.isEmpty {
            try line.receive(String(rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        #expect(line.through.texts.joined() == all)
        // the gate never passes on the end of one request together with the beginning of the next
        #expect(line.through.texts.allSatisfy { !$0.dropLast().contains("\r\n\r\n") && !$0.contains("\nGET") })
    }
    @Test("input that arrives while a request is answered is buffered up to a limit; more is reported as a flood")
    func flood() throws {
        let line = try Line()
        line.gate.close()
        // once the peer has closed, the system delivers everything that it sent, requested or not
        for _ in 0..<100 { try line.receive(String(repeating: "x", count: RequestGate.readBytes)) }
        #expect(line.gate.heldBytes <= RequestGate.keptBytes)
        #expect(line.hasFlooded)
    }
    @Test("every client gets a turn, however many requests of another one are waiting")
    func turns() {
        var turns = RequestTurns<String>(maximum: 500)
        for number in 0..<500 { _ = turns.add("a\(number)", of: "a") }
        for (client, name) in [("b", "b0"), ("c", "c0"), ("b", "b1")] { _ = turns.add(name, of: client) }
        #expect(turns.count == 503)
        var begun: [String] = []
        while let next = turns.next() {
            begun.append(next.request)
            #expect(next.isFollowed == (begun.count < 503))
        }
        #expect(begun.prefix(6) == ["a0", "b0", "c0", "a1", "b1", "a2"])
        #expect(begun.count == 503 && begun.filter { $0.hasPrefix("a") } == (0..<500).map { "a\($0)" })
    }
    @Test("the caller starts a request only if no other one is waiting")
    func beginnings() {
        var turns = RequestTurns<Int>(maximum: 64)
        #expect(turns.add(1, of: "a") == .next)
        #expect(turns.add(2, of: "b") == .waiting)
        #expect(turns.next()?.isFollowed == true)
        #expect(turns.add(3, of: "c") == .waiting)
        #expect(turns.next()?.isFollowed == true)
        #expect(turns.next()?.isFollowed == false)
        #expect(turns.next() == nil)
        #expect(turns.add(4, of: "a") == .next)
    }
    @Test("a client's requests count toward its limit until they are answered")
    func counts() {
        var turns = RequestTurns<Int>(maximum: 2)
        _ = turns.add(1, of: "a")
        _ = turns.add(2, of: "a")
        _ = turns.next()
        #expect(turns.add(3, of: "a") == .refused)
        #expect(turns.add(3, of: "b") == .waiting)
        turns.end("a")
        #expect(turns.add(4, of: "a") == .waiting)
        #expect(turns.count == 3)
    }
    @Test(
        "a request whose connection has closed is dropped, and the others are answered",
        arguments: [[false, false, true], [true, false], [true, false, false], [false, true, false, true, false]])
    func gone(_ isOpen: [Bool]) async throws {
        let desk = RequestDesk(try NoteFeature.app(), logger: Self.silent)
        let (answers, answer) = AsyncStream.makeStream(of: (Int, Int?).self)
        let (open, closed) = (try await Self.channel(), NIOAsyncTestingChannel())
        for (number, isOpen) in isOpen.enumerated() {
            desk.answer(Self.page("/"), on: isOpen ? open : closed) { answer.yield((number, $0?.status)) }
        }
        var found = [Int?](repeating: 0, count: isOpen.count)
        for await (number, status) in answers.prefix(isOpen.count) { found[number] = status }
        #expect(found == isOpen.map { $0 ? 200 : nil })
    }
    @Test("a response is sent as soon as it is ready, while later pages are still loading", arguments: [1, 2, 9])
    func ready(_ waiting: Int) async throws {
        let gate = Gate<Void>()
        let desk = RequestDesk(try NoteFeature.app(load: { try? await gate.pass() }), logger: Self.silent)
        let (answers, answer) = AsyncStream.makeStream(of: Int.self)
        let channel = try await Self.channel()
        for number in 0...waiting {
            desk.answer(Self.page(number == 0 ? "/" : "/note/1"), on: channel) { _ in answer.yield(number) }
        }
        var found = answers.makeAsyncIterator()
        let first = await found.next()
        #expect(first == 0)
        while gate.arrived < waiting { await Task.yield() }
        gate.open(with: ())
        var others: Set<Int> = []
        for _ in 0..<waiting { if let number = await found.next() { others.insert(number) } }
        #expect(others == Set(1...waiting))
    }
    @Test("one client's pages that await nothing are answered in the order of their requests")
    func inOrder() async throws {
        let desk = RequestDesk(try NoteFeature.app(), logger: Self.silent)
        let (answers, answer) = AsyncStream.makeStream(of: Int.self)
        let channel = try await Self.channel()
        // the answers come only after this test has suspended
        for number in 0..<50 { desk.answer(Self.page("/"), on: channel) { _ in answer.yield(number) } }
        var found: [Int] = []
        for await number in answers.prefix(50) { found.append(number) }
        #expect(found == Array(0..<50))
    }
    private static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    private static func page(_ path: String) -> WebRequest {
        WebRequest("GET", path, headers: ["host": "notes.example"])
    }
    private static func channel() async throws -> NIOAsyncTestingChannel {
        let channel = NIOAsyncTestingChannel()
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
        return channel
    }
    @Test("an address gets at most 64 connections, and at most a quarter of all; too few descriptors are an error")
    func share() throws {
        #expect(ClientConnections(total: 1_024).maximum == 64)
        #expect(ClientConnections(total: 32).maximum == 8)
        #expect(ClientConnections(total: 8).maximum == 2)
        #expect(try WebServer.maximumConnections(descriptors: .max) == 1_024)
        #expect(try WebServer.maximumConnections(descriptors: 64) == 32)
        for few in [0, 20, 32, 39] {
            #expect(throws: WebServerError.tooFewDescriptors(limit: few, needed: 40)) {
                try WebServer.maximumConnections(descriptors: few)
            }
        }
    }
    @Test("behind a proxy, a client's 65th pending request gets 503, and another client is served")
    func begun() async throws {
        let security = WebSecurity(hosts: ["notes.example"], trustedProxies: 1)
        let gate = Gate<Void>()
        try await withServer(load: { try? await gate.pass() }, security: security) { port in
            func ask(_ address: String) throws -> Int32 {
                let descriptor = try connection(port)
                sendAll(
                    descriptor, request("GET /note/1 HTTP/1.1", ["X-Forwarded-For: 10.9.9.9, \(address)"]))
                return descriptor
            }
            var open: [Int32] = []
            for _ in 0..<RequestDesk.maximum { open.append(try ask("10.0.0.1")) }
            while await gate.arrived < RequestDesk.maximum { await Task.yield() }
            let refused = try ask("10.0.0.1")
            let busy = receiveAll(refused)
            #expect(status(busy) == "503" && busy.contains("\r\ncache-control: no-store\r\n"))
            let other = try ask("10.0.0.2")
            while await gate.arrived <= RequestDesk.maximum { await Task.yield() }
            await gate.open(with: ())
            for descriptor in open + [other] { #expect(status(receiveAll(descriptor)) == "200") }
        }
    }
}
#endif
