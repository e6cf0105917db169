#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("Access to the Inspector, over raw sockets", .serialized, .timeLimit(.minutes(10)))
struct AccessTests {
    private let state = "{\"source\":\"main\"}"

    @Test("tokens are 32 hexadecimal digits, and 10,000 of them are distinct")
    func tokens() {
        let tokens = (0..<10_000).map { _ in AccessCheck.secret() }
        #expect(Set(tokens).count == tokens.count)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }
    @Test("a call and a WebSocket need the token")
    func authentication() async throws {
        let served = try await Served()
        #expect(try await served.status(served.post("/api/state", state)) == 200)
        #expect(try await served.status(served.handshake()) == 101)
        for token in ["", String(repeating: "0", count: 32), Served.token + "0", String(Served.token.dropLast())] {
            let bearer = "Authorization: Bearer \(token)\r\n"
            #expect(try await served.status(served.post("/api/state", state, fields: bearer)) == 401)
            let spoken = "Sec-WebSocket-Protocol: waymark.\(token)\r\n"
            #expect(try await served.status(served.handshake(spoken)) == 401)
        }
        #expect(try await served.status(served.post("/api/state", state, fields: "")) == 401)
        #expect(try await served.status(served.handshake("")) == 401)
        await served.stop()
    }
    @Test(
        "only loopback hosts with the server's port are served",
        arguments: [
            ("127.0.0.1:PORT", 200), ("localhost:PORT", 200), ("LOCALHOST:PORT", 200),
            ("127.0.0.1", 421), ("127.0.0.1:1", 421), ("evil.example:PORT", 421), ("127.0.0.1.evil.example:PORT", 421),
            ("localhost:PORT@evil.example", 421), ("", 421), ("0.0.0.0:PORT", 421),
        ])
    func hosts(host: String, status: Int) async throws {
        let served = try await Served()
        let name = host.replacing("PORT", with: "\(served.port)")
        #expect(try await served.status(served.get("/", host: name)) == status)
        #expect(try await served.status(served.post("/api/state", state, host: name)) == status)
        #expect(try await served.status("GET / HTTP/1.1\r\n\r\n") == 421)
        await served.stop()
    }
    @Test("beyond the loopback interface, any numeric address is a host, and no name is")
    func addresses() async throws {
        let server = try await InspectorServer(await Shop().desk, token: Served.token, .init(host: "0.0.0.0"))
        for (host, status) in [("127.0.0.1", 200), ("10.0.0.7", 200), ("evil.example", 421), ("1.2.3.4.example", 421)] {
            let client = try await RawClient(port: server.port)
            try await client.send("GET / HTTP/1.1\r\nHost: \(host):\(server.port)\r\n\r\n")
            #expect(try await client.answer().hasPrefix("HTTP/1.1 \(status) "), "\(host)")
            client.close()
        }
        await server.stop()
    }
    @Test(
        "a request from another origin is refused, even with the token",
        arguments: [
            ("Origin: http://127.0.0.1:PORT", true), ("Origin: http://evil.example", false), ("Origin: null", false),
            ("Origin: https://127.0.0.1:PORT", false), ("Origin: http://127.0.0.1:1", false), ("Origin: x", false),
            ("Origin: http://localhost:PORT", false), ("Sec-Fetch-Site: same-origin", true),
            ("Sec-Fetch-Site: none", true), ("Sec-Fetch-Site: same-site", false), ("Sec-Fetch-Site: cross-site", false),
        ])
    func origins(field: String, isOwn: Bool) async throws {
        let served = try await Served()
        let fields = served.bearer + field.replacing("PORT", with: "\(served.port)") + "\r\n"
        #expect(try await served.status(served.post("/api/state", state, fields: fields)) == (isOwn ? 200 : 403))
        #expect(try await served.status(served.handshake(fields)) == (isOwn ? 101 : 403))
        await served.stop()
    }
    @Test func `only pages that the options name may show the page in a frame`() async throws {
        var options = Inspector.Options()
        options.frameAncestors = "http://127.0.0.1:*"
        for (options, status) in [(options, 200), (Inspector.Options(), 403)] {
            let served = try await Served(options)
            let frame = served.get("/", fields: "Sec-Fetch-Site: same-site\r\nSec-Fetch-Dest: iframe\r\n")
            let answer = try await served.answer(frame)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
            #expect(answer.contains("; frame-ancestors \(options.frameAncestors ?? "'none'")\r\n"))
            #expect(try await served.status(frame.replacing("iframe", with: "script")) == 403)
            await served.stop()
        }
    }
    @Test("every response has the security headers", arguments: ["/", "/nope", "/api/state"])
    func headers(path: String) async throws {
        let served = try await Served()
        let answer = try await served.answer(served.get(path))
        for field in [
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
                + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Cross-Origin-Opener-Policy: same-origin",
            "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
        ] { #expect(answer.contains(field + "\r\n"), "\(field) in \(answer)") }
        #expect(!answer.contains("Server:"))
        await served.stop()
    }
    @Test(
        "the constant-time comparison agrees with `==`",
        arguments: [("", ""), ("ab", "ab"), ("ab", "aB"), ("ab", "abc"), ("é", "e")])
    func comparison(one: String, other: String) {
        #expect(AccessCheck.isSame(one, other) == (one == other))
    }
}
#endif
