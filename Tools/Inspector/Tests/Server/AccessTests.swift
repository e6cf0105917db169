#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("Access to the Inspector, over raw sockets", .serialized)
struct AccessTests {
    private let state = "{\"source\":\"main\"}"

    @Test("tokens are 32 hexadecimal digits, and 10,000 of them are distinct")
    func tokens() {
        let tokens = (0..<10_000).map { _ in AccessCheck.secret() }
        #expect(Set(tokens).count == tokens.count)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }
    @Test("the token is exchanged for a key, and a cookie that is HttpOnly and SameSite=Strict")
    func cookie() async throws {
        let served = try await Served()
        let answer = try await served.answer(
            served.post("/session", "{\"token\":\"\(Served.token)\"}", fields: served.origin))
        let line = try #require(answer.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
        let format = "Set-Cookie: waymark-inspector-\(served.port)=[0-9a-f]{32}; Path=/; HttpOnly; SameSite=Strict"
        #expect(line.wholeMatch(of: try Regex(format)) != nil, "\(line)")
        #expect(!answer.contains(Served.token))
        let key = try #require(answer.firstMatch(of: try Regex("\r\n\r\n\\{\"key\":\"([0-9a-f]{32})\"\\}$")))
        #expect(try !line.contains(#require(key.output[1].substring)))
        await served.stop()
    }
    @Test("a call needs the token, or the cookie with the page's own key and origin")
    func authentication() async throws {
        let served = try await Served()
        let (session, other) = (try await served.session(), try await served.session())
        let withoutKey = "Cookie: other=1; \(session.cookie)\r\n"
        let cookie = withoutKey + "Waymark-Page: \(session.key)\r\n"
        let body = state
        func status(_ fields: String) async throws -> Int {
            try await served.status(served.post("/api/1/state", body, fields: fields))
        }
        #expect(try await status(served.bearer) == 200)
        #expect(try await status("Authorization: bearer \(Served.token)\r\n") == 200)
        #expect(try await status(cookie + served.origin) == 200)
        #expect(try await status(cookie) == 403)
        // the browser sends the cookie to servers at other ports of the host as well
        #expect(try await status(withoutKey + served.origin) == 401)
        #expect(try await status(withoutKey + "Waymark-Page: \(other.key)\r\n" + served.origin) == 401)
        #expect(try await status("Waymark-Page: \(session.key)\r\n" + served.origin) == 401)
        #expect(try await status("") == 401)
        #expect(try await status(served.origin) == 401)
        #expect(try await status("Authorization: Bearer \(String(repeating: "0", count: 32))\r\n") == 401)
        #expect(try await status("Authorization: Bearer \(Served.token)0\r\n") == 401)
        #expect(try await status("Authorization: Basic \(Served.token)\r\n") == 401)
        for cookie in [Served.token, ""] {
            let fields = "Cookie: waymark-inspector-\(served.port)=\(cookie)\r\nWaymark-Page: \(session.key)\r\n"
            #expect(try await status(fields + served.origin) == 401)
        }
        await served.stop()
    }
    @Test("a wrong token opens no session", arguments: ["", "0", String(repeating: "0", count: 32)])
    func wrongToken(token: String) async throws {
        let served = try await Served()
        #expect(
            try await served.status(served.post("/session", "{\"token\":\"\(token)\"}", fields: served.origin)) == 401)
        #expect(try await served.status(served.post("/session", "{\"token\":7}", fields: served.origin)) == 400)
        #expect(try await served.status(served.post("/session", "{}", fields: served.origin)) == 400)
        await served.stop()
    }
    @Test("the 17th session ends the oldest one")
    func sessions() {
        var access = AccessCheck(token: "t", port: 1)
        let sessions = (0..<17).compactMap { _ in try? access.open(with: "t") }
        func isOpen(_ session: (cookie: String, key: String)) throws -> Bool {
            let cookie = session.cookie.prefix { $0 != ";" }
            let fields = "Host: localhost:1\r\nOrigin: http://localhost:1\r\n"
            let head = try HTTPHead(
                Array("GET / HTTP/1.1\r\n\(fields)Cookie: \(cookie)\r\nWaymark-Page: \(session.key)".utf8))
            return (try? access.authenticate(head)) != nil
        }
        #expect((try? sessions.map(isOpen)) == [false] + Array(repeating: true, count: 16))
    }
    @Test(
        "only loopback hosts with the server's port are served",
        arguments: [
            ("127.0.0.1:PORT", 200), ("localhost:PORT", 200), ("LOCALHOST:PORT", 200), ("[::1]:PORT", 200),
            ("127.0.0.1", 421), ("127.0.0.1:1", 421), ("evil.example:PORT", 421), ("127.0.0.1.evil.example:PORT", 421),
            ("localhost:PORT@evil.example", 421), ("", 421), ("0.0.0.0:PORT", 421),
        ])
    func hosts(host: String, status: Int) async throws {
        let served = try await Served()
        let name = host.replacing("PORT", with: "\(served.port)")
        #expect(try await served.status("GET / HTTP/1.1\r\nHost: \(name)\r\n\r\n") == status)
        #expect(try await served.status("GET / HTTP/1.1\r\n\r\n") == 421)
        await served.stop()
    }
    @Test(
        "a request from another origin is refused, even with the token",
        arguments: [
            ("Origin: http://127.0.0.1:PORT", 200), ("Origin: http://evil.example", 403), ("Origin: null", 403),
            ("Origin: https://127.0.0.1:PORT", 403), ("Origin: http://127.0.0.1:1", 403), ("Origin: ", 403),
            ("Origin: http://localhost:PORT", 403), ("Sec-Fetch-Site: same-origin", 200), ("Sec-Fetch-Site: none", 200),
            ("Sec-Fetch-Site: same-site", 403), ("Sec-Fetch-Site: cross-site", 403),
        ])
    func origins(field: String, status: Int) async throws {
        let served = try await Served()
        let line = field.replacing("PORT", with: "\(served.port)") + "\r\n"
        #expect(try await served.status(served.post("/api/1/state", state, fields: served.bearer + line)) == status)
        #expect(
            try await served.status(served.get("/api/1/socket", fields: served.bearer + line))
                == (status == 200 ? 400 : 403))
        await served.stop()
    }
    @Test("every response has the security headers", arguments: ["/", "/nope", "/api/1/state"])
    func headers(path: String) async throws {
        let served = try await Served()
        let answer = try await served.answer(served.get(path))
        for field in [
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
                + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Cross-Origin-Opener-Policy: same-origin",
            "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
        ] { #expect(answer.contains(field + "\r\n"), "\(field)") }
        #expect(!answer.contains("Server:"))
        await served.stop()
    }
    @Test(
        "the constant-time comparison agrees with `==`",
        arguments: [("", ""), ("ab", "ab"), ("ab", "aB"), ("ab", "abc"), ("é", "e")])
    func comparison(one: String, other: String) {
        #expect(AccessCheck.isSame(one, other) == (one == other))
    }
    @Test("a rate limit refuses events above it, and refills over time")
    func rate() {
        let start = ContinuousClock.now
        var rate = RateLimit(perSecond: 3, now: start)
        #expect((0..<5).map { _ in rate.take(now: start) } == [true, true, true, false, false])
        let later = start + .milliseconds(400)
        #expect(rate.take(now: later) && !rate.take(now: later))
        let muchLater = start + .seconds(60)
        #expect((0..<4).map { _ in rate.take(now: muchLater) } == [true, true, true, false])
    }
    @Test("excess requests are refused, and clients without the token don't use up the others' share")
    func tooMany() async throws {
        var limits = ServerLimits.patient
        limits.requestsPerSecond = 2
        let start = ContinuousClock.now
        let served = try await Served(limits: limits, now: { start })
        for _ in 0..<3 { #expect(try await served.status(served.get("/")) == 200) }
        #expect(try await served.status(served.post("/api/1/hello", "{}")) == 200)
        #expect(try await served.status(served.post("/api/1/hello", "{}")) == 200)
        #expect(try await served.status(served.post("/api/1/hello", "{}")) == 429)
        await served.stop()
    }
}
#endif
