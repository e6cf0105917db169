#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("The Inspector's HTTP server, over raw sockets", .serialized)
struct HTTPTests {
    @Test(
        "an ambiguous or malformed head is refused",
        arguments: [
            ("GET /\r\n", 400), ("GET / HTTP/1.0\r\nHost: H\r\n", 505), ("GET / HTTP/2.0\r\nHost: H\r\n", 505),
            ("GET  / HTTP/1.1\r\nHost: H\r\n", 400), ("GET / HTTP/1.1 \r\nHost: H\r\n", 400),
            ("GET http://H/ HTTP/1.1\r\nHost: H\r\n", 400), ("G(T / HTTP/1.1\r\nHost: H\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: H\r\nHost: H\r\n", 400), ("GET / HTTP/1.1\r\nHost : H\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: H\r\n folded: 1\r\n", 400), ("GET / HTTP/1.1\r\nHost: H\r\nno colon\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: H\r\nA: \u{1}\r\n", 400), ("GET / HTTP/1.1\nHost: H\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: H\r\nA: b\rc\r\n", 400), ("GET / HTTP/1.1\r\nHost: H\r\n: x\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: H\r\nTransfer-Encoding: chunked\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: H\r\nContent-Length: 1\r\nContent-Length: 2\r\n", 400),
        ])
    func heads(head: String, status: Int) async throws {
        let served = try await Served()
        let request = head.replacing("Host: H", with: "Host: 127.0.0.1:\(served.port)") + "\r\n"
        #expect(try await served.status(request) == status)
        await served.stop()
    }
    @Test("a Content-Length that isn't a number is refused", arguments: ["-1", "+1", "0x10", "1 1", ""])
    func lengths(length: String) async throws {
        let served = try await Served()
        let request =
            "POST /api/1/state HTTP/1.1\r\n\(served.host)\(served.bearer)Content-Type: application/json\r\n"
            + "Content-Length: \(length)\r\n\r\n"
        #expect(try await served.status(request) == 400)
        await served.stop()
    }
    @Test(
        "only GET and POST are allowed, each on its own paths",
        arguments: ["HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "get"])
    func methods(method: String) async throws {
        let served = try await Served()
        let answer = try await served.answer("\(method) / HTTP/1.1\r\n\(served.host)\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 405 ") && answer.contains("Allow: GET, POST\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n") == (method == "HEAD"))
        #expect(try await served.status(served.post("/", "{}")) == 405)
        #expect(try await served.status(served.get("/api/1/state", fields: served.bearer)) == 405)
        #expect(try await served.status(served.get("/session")) == 405)
        await served.stop()
    }
    @Test(
        "a path that isn't exactly a file's path gets 404",
        arguments: [
            "/../Package.swift", "/..%2fPackage.swift", "/%2e%2e/Package.swift", "//index.html", "/./index.html",
            "/index.html/", "/index.html?x", "/INDEX.HTML", "/index.html%00", "/nope", "/api", "/api/1",
        ])
    func paths(path: String) async throws {
        let served = try await Served()
        #expect(try await served.status(served.get(path)) == 404)
        await served.stop()
    }
    @Test("the page is served at the root")
    func page() async throws {
        let served = try await Served()
        let answer = try await served.answer(served.get("/"))
        #expect(
            answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("Content-Type: text/html; charset=utf-8\r\n"))
        #expect(answer.contains("<html"))
        await served.stop()
    }
    @Test("a body of more than 256 KiB is refused, even before it is sent")
    func bodies() async throws {
        let served = try await Served()
        let padding = String(repeating: " ", count: 256 * 1_024 - 17)
        #expect(try await served.status(served.post("/api/1/state", "{\"source\":\"main\"\(padding)}")) == 200)
        #expect(try await served.status(served.post("/api/1/state", "{\"source\":\"main\"\(padding) }")) == 413)
        let announced = "POST /api/1/state HTTP/1.1\r\n\(served.host)\(served.bearer)Content-Type: application/json\r\n"
        for length in ["262145", "9999999999999999999999"] {
            #expect(try await served.status(announced + "Content-Length: \(length)\r\n\r\n") == 413)
        }
        await served.stop()
    }
    @Test("a client that expects 100 Continue gets it", arguments: ["100-continue", "100-Continue"])
    func expectation(expectation: String) async throws {
        let served = try await Served()
        let client = try await served.client()
        let fields = "\(served.host)\(served.bearer)Content-Type: application/json\r\nExpect: \(expectation)\r\n"
        try await client.send("POST /api/1/state HTTP/1.1\r\n\(fields)Content-Length: 17\r\n\r\n")
        #expect(try await client.answer() == "HTTP/1.1 100 Continue\r\n\r\n")
        try await client.send("{\"source\":\"main\"}")
        #expect(try await client.answer().hasPrefix("HTTP/1.1 200 "))
        await served.stop()
    }
    @Test(
        "a client isn't asked to send a body that is refused or missing",
        arguments: [
            ("Expect: 100-continue\r\nContent-Length: 262145", 413), ("Expect: 200-ok\r\nContent-Length: 2", 417),
            ("Expect: 100-continue\r\nExpect: 100-continue\r\nContent-Length: 2", 400),
            ("Expect: 100-continue\r\nContent-Length: 0", 400),
        ])
    func refusedExpectation(fields: String, status: Int) async throws {
        let served = try await Served()
        let head = "POST /api/1/state HTTP/1.1\r\n\(served.host)\(served.bearer)Content-Type: application/json\r\n"
        #expect(try await served.status(head + fields + "\r\n\r\n") == status)
        await served.stop()
    }
    @Test(
        "a body whose type isn't JSON is refused",
        arguments: ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"])
    func types(type: String) async throws {
        let served = try await Served()
        let request =
            "POST /api/1/state HTTP/1.1\r\n\(served.host)\(served.bearer)Content-Type: \(type)\r\n"
            + "Content-Length: 2\r\n\r\n{}"
        #expect(try await served.status(request) == 415)
        await served.stop()
    }
    @Test(
        "a Content-Type may have parameters, but may not be repeated",
        arguments: [
            ("application/json ;charset=utf-8", 200), ("Application/JSON", 200), ("application/json;x=\"a;b\"", 200),
            ("application/json\r\nContent-Type: application/json", 400),
            ("application/json\r\nContent-Type: text/plain", 400),
        ])
    func typeParameters(type: String, status: Int) async throws {
        let served = try await Served()
        let request =
            "POST /api/1/hello HTTP/1.1\r\n\(served.host)\(served.bearer)Content-Type: \(type)\r\n"
            + "Content-Length: 2\r\n\r\n{}"
        #expect(try await served.status(request) == status)
        await served.stop()
    }
    @Test(
        "a connection is closed after the response if the client asks for it",
        arguments: ["close", "Close", "keep-alive, close", "keep-alive\r\nConnection: close"])
    func closing(value: String) async throws {
        let served = try await Served()
        let client = try await served.client()
        let call = served.post("/api/1/hello", "{}", fields: served.bearer + "Connection: \(value)\r\n")
        try await client.send(call + call)
        let all = String(decoding: try await client.receive(), as: UTF8.self)
        #expect(all.components(separatedBy: "HTTP/1.1 200 OK").count == 2)
        await served.stop()
    }
    @Test("a head may have 16 KiB and 64 fields, and no more")
    func headLimits() async throws {
        let served = try await Served()
        let long = "GET / HTTP/1.1\r\n\(served.host)A: "
        let limit = 16 * 1_024 - long.utf8.count
        #expect(try await served.status(long + String(repeating: "a", count: limit) + "\r\n\r\n") == 200)
        #expect(try await served.status(long + String(repeating: "a", count: limit + 1) + "\r\n\r\n") == 431)
        let fields = String(repeating: "A: b\r\n", count: 63)
        #expect(try await served.status("GET / HTTP/1.1\r\n\(served.host)\(fields)\r\n") == 200)
        #expect(try await served.status("GET / HTTP/1.1\r\n\(served.host)\(fields)A: b\r\n\r\n") == 431)
        await served.stop()
    }
    @Test("a connection whose head is incomplete is closed at the timeout")
    func slow() async throws {
        var limits = ServerLimits.patient
        limits.headTime = .milliseconds(150)
        let served = try await Served(limits: limits)
        let client = try await served.client()
        try await client.send("GET / HTTP/1.1\r\nHo")
        #expect(try await client.receive().isEmpty)
        await served.stop()
    }
    @Test("a head that doesn't end is refused at the size limit")
    func endless() async throws {
        let served = try await Served()
        let client = try await served.client()
        try await client.send(String(repeating: "a", count: 20_000))
        #expect(try await client.answer().hasPrefix("HTTP/1.1 431 "))
        await served.stop()
    }
    @Test(
        "one blank line before a request is skipped, in however many packets it arrives",
        arguments: [(["\r\n"], 404), (["\r", "\n"], 404), (["\r\n\r\n"], 400), (["\r\n", "\r\n"], 400)])
    func blankLines(pieces: [String], status: Int) async throws {
        let served = try await Served()
        let client = try await served.client()
        for piece in pieces { try await client.send(piece) }
        try await client.send(served.get("/nope"))
        #expect(try await client.answer().hasPrefix("HTTP/1.1 \(status) "))
        await served.stop()
    }
    @Test("a connection whose request body is incomplete is closed at the timeout")
    func slowBody() async throws {
        var limits = ServerLimits.patient
        limits.bodyTime = .milliseconds(150)
        let served = try await Served(limits: limits)
        let client = try await served.client()
        try await client.send(served.post("/api/1/state", "{\"source\":\"main\"}").dropLast().description)
        #expect(try await client.receive().isEmpty)
        await served.stop()
    }
    @Test("requests on one connection are answered in order, even if they are sent at once")
    func pipelining() async throws {
        let served = try await Served()
        let client = try await served.client()
        let call = served.post("/api/1/hello", "{}")
        try await client.send(call + call + served.get("/nope"))
        let text = String(decoding: try await client.receive(), as: UTF8.self)
        #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
        #expect(text.contains("HTTP/1.1 404 Not Found"))
        await served.stop()
    }
    @Test(
        "protocol errors have their status and their code",
        arguments: [
            ("nope", "{}", 404, "unknown_method"), ("state", "{\"source\":\"x\"}", 404, "unknown_source"),
            ("state", "{}", 400, "bad_parameters"), ("state", "nonsense", 400, "bad_parameters"),
            ("state", "[]", 400, "bad_parameters"), ("state", "7", 400, "bad_parameters"),
            ("record", "{\"source\":\"main\",\"action\":\"stop\"}", 409, "refused"),
            ("travel", "{\"source\":\"main\",\"number\":99,\"side\":\"after\"}", 404, "not_found"),
        ])
    func errors(method: String, body: String, status: Int, code: String) async throws {
        let served = try await Served()
        let answer = try await served.answer(served.post("/api/1/\(method)", body))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        #expect(answer.contains("\"code\":\"\(code)\""))
        await served.stop()
    }
}
#endif
