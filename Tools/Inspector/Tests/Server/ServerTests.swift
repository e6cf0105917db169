#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("The Inspector's server, over raw sockets", .serialized, .timeLimit(.minutes(10)))
struct ServerTests {
    @Test("the page is served at the root")
    func page() async throws {
        let served = try await Served()
        let answer = try await served.answer(served.get("/"))
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("<html"))
        #expect(answer.contains("Content-Type: text/html; charset=utf-8\r\n"))
        await served.stop()
    }
    @Test(
        "a path that isn't exactly a file's path gets 404",
        arguments: [
            "/../Package.swift", "/..%2fPackage.swift", "/%2e%2e/Package.swift", "//index.html", "/./index.html",
            "/index.html/", "/index.html?x", "/INDEX.HTML", "/index.html%00", "/nope", "/api",
        ])
    func paths(path: String) async throws {
        let served = try await Served()
        #expect(try await served.status(served.get(path)) == 404)
        await served.stop()
    }
    @Test("files are only read, and calls are only posted", arguments: ["PUT", "DELETE", "OPTIONS", "TRACE"])
    func methods(method: String) async throws {
        let served = try await Served()
        for path in ["/", "/api/state"] {
            let request = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\(served.bearer)\r\n"
            #expect(try await served.status(request) == 405)
        }
        #expect(try await served.status(served.post("/", "{}")) == 405)
        #expect(try await served.status(served.get("/api/state", fields: served.bearer)) == 405)
        await served.stop()
    }
    @Test(
        "protocol errors have their status and their code",
        arguments: [
            ("nope", "{}", 404, "unknown_method"), ("state", "{\"source\":\"x\"}", 404, "unknown_source"),
            ("state", "{}", 400, "bad_parameters"), ("state", "nonsense", 400, "bad_parameters"),
            ("record", "{\"source\":\"main\",\"action\":\"stop\"}", 409, "refused"),
            ("travel", "{\"source\":\"main\",\"number\":99,\"side\":\"after\"}", 404, "not_found"),
        ])
    func errors(method: String, body: String, status: Int, code: String) async throws {
        let served = try await Served()
        let answer = try await served.answer(served.post("/api/\(method)", body))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        #expect(answer.contains("\"code\":\"\(code)\""))
        await served.stop()
    }
    @Test("a body of more than 256 KiB is refused")
    func bodies() async throws {
        let served = try await Served()
        let padding = String(repeating: " ", count: 256 * 1_024 - 17)
        #expect(try await served.status(served.post("/api/state", "{\"source\":\"main\"\(padding)}")) == 200)
        #expect(try await served.status(served.post("/api/state", "{\"source\":\"main\"\(padding) }")) == 413)
        await served.stop()
    }
    @Test("a connection beyond the limit is closed, and one that ends makes room")
    func connections() async throws {
        let served = try await Served(pool: LimitedPool(limit: 3))
        var open: [RawClient] = []
        for _ in 0..<3 {
            let client = try await served.client()
            try await client.send(served.get("/icon.svg"))
            #expect(try await client.answer().hasPrefix("HTTP/1.1 200 "))
            open.append(client)
        }
        #expect(try await served.client().receive().isEmpty)
        open[0].close()
        // the server needs a moment to notice the closed connection
        while (try? await served.status(served.get("/icon.svg"))) != 200 {}
        try await open[1].send(served.get("/icon.svg"))
        #expect(try await open[1].answer().hasPrefix("HTTP/1.1 200 "), "the others are still served")
        await served.stop()
    }
    @Test("a client that sends nothing, or half a request, is disconnected", arguments: ["", "GET / HTTP/1.1\r\nHo"])
    func silence(start: String) async throws {
        let served = try await Served(pool: LimitedPool(patience: .milliseconds(200)))
        let client = try await served.client()
        try await client.send(start)
        #expect(try await client.receive().isEmpty)
        await served.stop()
    }
}
#endif
