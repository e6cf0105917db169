#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("Connections, by raw bytes", .serialized, .timeLimit(.minutes(1)))
struct ConnectionTests {
    private func served(connections: Int = 3, strangers: Int = 3) async throws -> Served {
        var limits = ServerLimits()
        (limits.connections, limits.strangers) = (connections, strangers)
        return try await Served(limits: limits)
    }

    @Test("so many are served with the token, and one more is told so")
    func known() async throws {
        let served = try await served()
        let call = served.post("/api/1/hello", "{}")
        var open: [RawClient] = []
        for _ in 0..<3 {
            let client = try await served.client()
            #expect(try await client.status(of: call) == 200)
            open.append(client)
        }
        let refused = try await served.client()
        #expect(try await refused.status(of: call) == 503)
        #expect(try await open[0].status(of: call) == 200, "the others are served on")
        open[0].close()
        // its place is free once the server has seen it go
        while try await served.status(call) != 200 {}
        await served.stop()
    }
    @Test("without the token, the newest take the places of the oldest, and nobody else's")
    func strangers() async throws {
        let served = try await served()
        let call = served.post("/api/1/hello", "{}")
        let known = try await served.client()
        #expect(try await known.status(of: call) == 200)
        let first = try await served.client()
        #expect(try await first.status(of: served.get("/")) == 200)
        for _ in 0..<10 {
            // it only holds a place
            let stranger = try await served.client()
            #expect(try await stranger.status(of: served.get("/icon.svg")) == 200)
        }
        #expect(try await first.receive().isEmpty, "its place is taken")
        #expect(try await known.status(of: call) == 200)
        #expect(try await served.status(call) == 200, "one that comes with the token finds a place")
        await served.stop()
    }
    @Test(
        "without the token, one lasts so long, whatever it asks",
        arguments: ["", "POST /session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\nHost: "])
    func strangersTime(_ next: String) async throws {
        var limits = ServerLimits()
        (limits.headTime, limits.bodyTime) = (.milliseconds(300), .seconds(60))
        let served = try await Served(limits: limits)
        let (stranger, known) = (try await served.client(), try await served.client())
        #expect(try await known.status(of: served.post("/api/1/hello", "{}")) == 200)
        #expect(try await stranger.status(of: served.get("/icon.svg")) == 200)
        // a body of which one half comes
        if !next.isEmpty { try await stranger.send("\(next)127.0.0.1:\(served.port)\r\n\r\n{") }
        #expect(try await stranger.receive().isEmpty)
        #expect(try await known.status(of: served.post("/api/1/hello", "{}")) == 200)
        await served.stop()
    }
    @Test("on the port for apps, those without the secret hold up nobody who has it")
    func apps() async throws {
        var limits = ServerLimits()
        (limits.strangers, limits.requestsPerSecond) = (3, 2)
        let listening = try await Listening(limits: limits)
        let port = listening.listener.appPort
        let wrong = Listening.handshake("/app/socket", port: port, "")
        var statuses: [Int] = []
        for _ in 0..<3 { statuses.append(try await RawClient(port: port).status(of: wrong)) }
        #expect(statuses == [401, 401, 429])
        var silent: [RawClient] = []
        for _ in 0..<10 { silent.append(try await RawClient(port: port)) }
        let app = try await listening.greeted()
        #expect(try await listening.sources() == ["main"])
        (silent + [app]).forEach { $0.close() }
        await listening.stop()
    }
}
#endif
