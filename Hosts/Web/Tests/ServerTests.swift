#if Web
import Foundation
import Logging
import NIOCore
import Testing

@testable import WaymarkWeb

/// An actor that records the queue on which it runs.
private actor Desk {
    func note(_ key: DispatchSpecificKey<String>, _ places: LogMemory) {
        places.append(DispatchQueue.getSpecific(key: key) ?? "beside")
    }
}

@Suite("The server", .serialized)
struct ServerTests {
    @Test("pages are served with the security headers, HEAD gets no body, and a wrong method or host is refused")
    func pages() async throws {
        try await withServer { port in
            let page = try exchange(port, request("GET / HTTP/1.1"))
            #expect(status(page) == "200" && page.contains("<h1>Home</h1>"))
            #expect(page.contains("content-security-policy") && !page.lowercased().contains("\r\nserver:"))
            let head = try exchange(port, request("HEAD / HTTP/1.1"))
            #expect(status(head) == "200" && !head.contains("<h1>"))
            let length = page.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("content-length") }
            #expect(length != nil && head.contains(length ?? "-"))
            #expect(status(try exchange(port, request("TRACE / HTTP/1.1"))) == "405")
            #expect(
                status(try exchange(port, "GET / HTTP/1.1\r\nHost: evil.com\r\nConnection: close\r\n\r\n")) == "421"
            )
        }
    }
    @Test("work that a page awaits off the main actor doesn't run on the main queue")
    func beside() async throws {
        let places = LogMemory()
        let key = DispatchSpecificKey<String>()
        DispatchQueue.main.setSpecific(key: key, value: "main")
        defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
        let load: @concurrent @Sendable () async -> Void = {
            places.append(DispatchQueue.getSpecific(key: key) ?? "beside")
            await Desk().note(key, places)
        }
        try await withServer(load: load) { port in
            let answer = try exchange(port, request("GET /note/1 HTTP/1.1"))
            #expect(status(answer) == "200")
        }
        #expect(places.all == "beside\nbeside\n")
    }
    @Test("a 304 response has neither a body nor a length")
    func notModified() async throws {
        try await withServer { port in
            let first = try exchange(port, request("GET /notes.css HTTP/1.1"))
            let tag = try #require(first.firstMatch(of: #/etag: (W/"[0-9a-f]+")/#)).1
            let second = try exchange(port, request("GET /notes.css HTTP/1.1", ["If-None-Match: \(tag)"]))
            #expect(status(second) == "304" && second.hasSuffix("\r\n\r\n"))
            #expect(!second.lowercased().contains("content-length") && !second.lowercased().contains("chunked"))
        }
    }
    @Test("header fields, header bytes, targets and chunked forms are limited; a form within the limits is accepted")
    func limits() async throws {
        try await withServer { port in
            let fields = (0..<97).map { "X-\($0): y" }
            #expect(status(try exchange(port, request("GET / HTTP/1.1", fields))) == "200")
            #expect(
                status(try exchange(port, request("GET / HTTP/1.1", fields + ["X-a: y", "X-b: y", "X-c: y"])))
                    == "431")
            let large = (0..<8).map { "X-\($0): " + String(repeating: "y", count: 5_000) }
            #expect(status(try exchange(port, request("GET / HTTP/1.1", large))) == "431")
            #expect(
                status(try exchange(port, request("GET /\(String(repeating: "x", count: 9_000)) HTTP/1.1")))
                    == "414")
            let form = [
                "Content-Type: application/x-www-form-urlencoded", "Cookie: form-insecure=\(WebApp.token)",
            ]
            let chunk = "1000\r\n" + String(repeating: "x", count: 0x1000) + "\r\n"
            let chunked = request("POST /list HTTP/1.1", form + ["Transfer-Encoding: chunked"])
            #expect(status(try exchange(port, chunked + String(repeating: chunk, count: 5) + "0\r\n\r\n")) == "413")
            let body = "waymark-form=0.search&text=x&waymark-token=\(WebApp.token)"
            let sized = request("POST /list HTTP/1.1", form + ["Content-Length: \(body.utf8.count)"])
            let answer = try exchange(port, sized + body)
            #expect(status(answer) == "303" && answer.contains("location: /list?text=x"))
        }
    }
    @Test(
        "an ambiguous request is refused, and its connection is closed",
        arguments: [
            "POST /list HTTP/1.1|HOST|Content-Length: 6|Transfer-Encoding: chunked||0\r\n\r\nG",
            "POST /list HTTP/1.1|HOST|Content-Length: 3|Content-Length: 4||abcd",
            "POST /list HTTP/1.1|HOST|Content-Length: 3|Content-Length: 3||abc",
            "POST /list HTTP/1.1|HOST|Content-Length: 3, 3||abc", "POST /list HTTP/1.1|HOST|Content-Length: -3||abc",
            "POST /list HTTP/1.1|HOST|Content-Length: +3||abc", "GET / HTTP/1.1|HOST|X: y\r\n z||",
            "GET / HTTP/1.1|HOST|X : y||", "GET / HTTP/1.1\nHOST\n\n", "GET / HTTP/1.1|HOST|X: a\u{0}b||",
            "POST /list HTTP/1.1|HOST|Transfer-Encoding: chunked||xyz\r\nabc\r\n0\r\n\r\n",
            "POST /list HTTP/1.1|HOST|Transfer-Encoding: chunked||FFFFFFFFFFFFFFFFF\r\nabc\r\n0\r\n\r\n",
            "POST /list HTTP/1.1|HOST|Transfer-Encoding: chunked||3\nabc\r\n0\r\n\r\n",
            "POST /list HTTP/1.1|HOST|Transfer-Encoding: chunked, chunked||0\r\n\r\n",
            "POST /list HTTP/1.1|HOST|Transfer-Encoding: identity|Content-Length: 3||abc",
            "POST /list HTTP/1.1|HOST|Transfer-Encoding: xchunked||0\r\n\r\n",
            "POST /list HTTP/1.0|HOST|Transfer-Encoding: chunked||0\r\n\r\n", "PRI * HTTP/2.0||SM||",
            "GET /healthz RTSP/1.0|HOST||", "GET /healthz ICE/1.0|HOST||", "GET  /healthz HTTP/1.1|HOST||",
            "GET /healthz  HTTP/1.1|HOST||", "GET /healthz HTTP/1.1 |HOST||", "GET /healthz|HOST||",
            "GET /health z HTTP/1.1|HOST||", " GET /healthz HTTP/1.1|HOST||",
        ])
    func smuggling(_ text: String) async throws {
        try await withServer { port in
            let bytes = text.replacing("|", with: "\r\n").replacing("HOST", with: "Host: notes.example")
            // returns only if the server closes the connection, so the second request is never answered
            let answer = try exchange(port, bytes + "GET /healthz HTTP/1.1\r\nHost: notes.example\r\n\r\n")
            #expect(answer.contains("HTTP/1.1 400 "), "\(answer.prefix(40))")
            #expect(!answer.contains("HTTP/1.1 200 "), "the smuggled request isn't answered")
        }
    }
    @Test("a request that is refused early gets a response with `Cache-Control: no-store`")
    func refusals() async throws {
        let desk = RequestDesk(
            try await NoteFeature.app(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        for refusal in RequestRefusal.allCases {
            let fields = desk.refusal(refusal).headers.filter { $0.name == "cache-control" }.map(\.value)
            #expect(fields == ["no-store"], "\(refusal)")
        }
        try await withServer { port in
            for text in [
                "x\r\n\r\n", "GET / HTTP/1.1\r\nHost: evil.com\r\nConnection: close\r\n\r\n",
                request("GET /\(String(repeating: "x", count: 9_000)) HTTP/1.1"), request("TRACE / HTTP/1.1"),
                request("GET / HTTP/1.1", ["Expect: more"]), request("POST /list HTTP/1.1", ["Content-Length: 99999"]),
            ] {
                let answer = try exchange(port, text)
                #expect(answer.contains("\r\ncache-control: no-store\r\n"), "\(text.prefix(20)): \(status(answer))")
            }
        }
    }
    @Test("a request with two Host fields is refused")
    func oneHost() async throws {
        try await withServer { port in
            let answer = try exchange(port, request("GET / HTTP/1.1", ["Host: evil.com"]))
            #expect(status(answer) == "400")
        }
    }
    @Test(
        "a connection whose header comes slowly, or not at all, is closed",
        arguments: ["", "GET / HTTP/1.1\r\nHost: n"])
    func slowHeader(_ start: String) async throws {
        try await withServer(times: ConnectionTimes(header: .milliseconds(100))) { port in
            let answer = try exchange(port, start)
            #expect(answer.isEmpty)
        }
    }
    @Test("a connection whose second request's header comes slowly is closed")
    func slowSecondHeader() async throws {
        let times = ConnectionTimes(header: .milliseconds(100), idle: .milliseconds(100))
        try await withServer(times: times) { port in
            let answer = try exchange(port, "GET /healthz HTTP/1.1\r\nHost: notes.example\r\n\r\nGET / HT")
            #expect(status(answer) == "200")
        }
    }
    @Test("a connection whose body stalls or takes too long is closed")
    func slowBody() async throws {
        let head = request("POST /list HTTP/1.1", ["Content-Length: 100"]).replacing("Connection: close\r\n", with: "")
        try await withServer(times: ConnectionTimes(read: .milliseconds(100))) { port in
            let answer = try exchange(port, head + "x")
            #expect(!answer.contains(" 200"))
        }
        try await withServer(times: ConnectionTimes(request: .milliseconds(100))) { port in
            let answer = try exchange(port, head + "x")
            #expect(!answer.contains(" 200"))
        }
    }
    @Test("an idle connection is closed")
    func idle() async throws {
        try await withServer(times: ConnectionTimes(idle: .milliseconds(100))) { port in
            let answer = try exchange(port, "GET /healthz HTTP/1.1\r\nHost: notes.example\r\n\r\n")
            #expect(status(answer) == "200")
        }
    }
    @Test("a client that never reads its answers is disconnected")
    func slowReader() async throws {
        try await withServer(times: ConnectionTimes(write: .milliseconds(300))) { port in
            try askWithoutReading(port, "GET / HTTP/1.1\r\nHost: notes.example\r\n\r\n")
            let answer = try exchange(port, request("GET /healthz HTTP/1.1"))
            #expect(status(answer) == "200")
        }
    }
    @Test("an address gets at most 64 connections, and a closed one makes room")
    func perClient() {
        let clients = ClientConnections(total: 1_024)
        for _ in 0..<64 { #expect(clients.open("10.0.0.1")) }
        #expect(!clients.open("10.0.0.1"))
        #expect(clients.open("10.0.0.2"))
        clients.close("10.0.0.1")
        #expect(clients.open("10.0.0.1"))
    }
    @Test("no value from a request is logged")
    func log() async throws {
        let memory = LogMemory()
        try await withServer(memory) { port in
            for target in [
                "/list?text=canary", "/canary/canary?canary=canary", "/note/1?canary", "/list?sheet=/canary",
            ] {
                _ = try exchange(
                    port, request("GET \(target) HTTP/1.1", ["Cookie: kept=canary", "X-Canary: canary"]))
            }
            _ = try exchange(port, request("CANARY / HTTP/1.1"))
        }
        #expect(memory.all.contains("note/list") && memory.all.contains("not-found"))
        #expect(!memory.all.lowercased().contains("canary"))
    }
    @Test("the server's own log has only errors, without a request's metadata")
    func ownLog() {
        let memory = LogMemory()
        let app = Logger(label: "test") { _ in MemoryLogHandler(memory: memory, logLevel: .error) }
        var server = Logger(label: "server") { _ in ServerLogHandler(app) }
        server[metadataKey: "request"] = "canary"
        server.warning("a warning")
        server.error("an error", metadata: ["reason": "a reason"])
        #expect(memory.all == "error an error [\"reason\": a reason]\n")
        server.logLevel = .trace
        server.info("less than the app logs")
        #expect(memory.all.split(separator: "\n").count == 1)
    }
    @Test("clients that reset the connection right after a request don't crash the server")
    func brokenPipe() async throws {
        try await withServer { port in
            for _ in 0..<50 {
                let descriptor = try connection(port)
                // closing resets the connection
                var linger = Glibc.linger(l_onoff: 1, l_linger: 0)
                setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
                let text = request("GET /list HTTP/1.1")
                _ = text.withCString { send(descriptor, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
                close(descriptor)
            }
            let answer = try exchange(port, request("GET / HTTP/1.1"))
            #expect(status(answer) == "200")
        }
    }
    @Test("a port that is in use throws `portInUse` with the port")
    func portInUse() async throws {
        try await withServer { port in
            let app = try await NoteFeature.app()
            let second = WebServer(app, port: port, logger: Logger(label: "second"))
            await #expect(throws: WebServerError.portInUse(port)) { try await second.run() }
        }
    }
}
#endif
