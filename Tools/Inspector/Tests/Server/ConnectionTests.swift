#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("Connections to the Inspector, over raw sockets", .serialized, .timeLimit(.minutes(10)))
struct ConnectionTests {
    private func served(connections: Int = 3, strangers: Int = 3) async throws -> Served {
        var limits = ServerLimits.patient
        (limits.connections, limits.strangers) = (connections, strangers)
        return try await Served(limits: limits)
    }

    @Test("the number of connections with the token is limited, and one too many gets an error")
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
        #expect(try await open[0].status(of: call) == 200, "the others are still served")
        open[0].close()
        // the server needs a moment to notice the closed connection
        while try await served.status(call) != 200 {}
        await served.stop()
    }
    @Test("a new connection without the token replaces only the oldest without it")
    func strangers() async throws {
        let served = try await served()
        let call = served.post("/api/1/hello", "{}")
        let known = try await served.client()
        #expect(try await known.status(of: call) == 200)
        let first = try await served.client()
        #expect(try await first.status(of: served.get("/")) == 200)
        for _ in 0..<10 {
            // takes one of the three places
            let stranger = try await served.client()
            #expect(try await stranger.status(of: served.get("/icon.svg")) == 200)
        }
        #expect(try await first.receive().isEmpty, "its place is taken")
        #expect(try await known.status(of: call) == 200)
        #expect(try await served.status(call) == 200, "a client with the token finds a place")
        await served.stop()
    }
    @Test(
        "a connection without the token has a fixed lifetime",
        arguments: ["", "POST /session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\nHost: "])
    func strangersTime(_ next: String) async throws {
        var limits = ServerLimits.patient
        // long enough for the first response on a busy machine
        (limits.headTime, limits.bodyTime) = (.seconds(8), .seconds(60))
        let served = try await Served(limits: limits)
        let (stranger, known) = (try await served.client(), try await served.client())
        #expect(try await known.status(of: served.post("/api/1/hello", "{}")) == 200)
        #expect(try await stranger.status(of: served.get("/icon.svg")) == 200)
        // half of a body
        if !next.isEmpty { try await stranger.send("\(next)127.0.0.1:\(served.port)\r\n\r\n{") }
        #expect(try await stranger.receive().isEmpty)
        #expect(try await known.status(of: served.post("/api/1/hello", "{}")) == 200)
        await served.stop()
    }
    @Test("a connection without the token that sends too many requests delays only itself")
    func strangersPace() async throws {
        var limits = ServerLimits.patient
        (limits.strangersRequestsPerSecond, limits.headTime) = (1, .milliseconds(900))
        let served = try await Served(limits: limits)
        let fast = try await served.client()
        try await fast.send(String(repeating: served.get("/icon.svg"), count: 5))
        for _ in 0..<10 { #expect(try await served.status(served.get("/icon.svg")) == 200) }
        _ = try await served.session()
        // the time limit passes before the second request's turn
        let answers = String(decoding: try await fast.receive(), as: UTF8.self)
        #expect(answers.components(separatedBy: "HTTP/1.1 ").count <= 2, "\(answers)")
        await served.stop()
    }
}
#endif
