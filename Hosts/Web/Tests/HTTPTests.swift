#if Web
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import WaymarkWeb

@Suite("Strict parsing of HTTP", .serialized)
struct HTTPTests {
    private static func head(
        _ line: String, _ fields: [String] = ["Host: notes.example"]
    ) throws(RequestRefusal) -> RequestHead {
        let parts = line.split(separator: " ").map(String.init)
        var headers = HTTPHeaders()
        for field in fields {
            let pair = field.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            headers.add(name: String(pair[0]), value: pair[1].drop { $0 == " " }.description)
        }
        return try RequestHead(
            HTTPRequestHead(
                version: parts.count < 3 || parts[2] == "1.1"
                    ? .http1_1 : .init(major: 1, minor: parts[2] == "1.0" ? 0 : 2),
                method: HTTPMethod(rawValue: parts[0]), uri: parts[1], headers: headers))
    }

    @Test(
        "an ambiguous, malformed or too large head is refused",
        arguments: [
            ("POST /", ["Host: a", "Transfer-Encoding: chunked", "Content-Length: 1"], RequestRefusal.ambiguous),
            ("POST /", ["Host: a", "Transfer-Encoding:", "Content-Length: 1"], .ambiguous),
            ("POST /", ["Host: a", "Transfer-Encoding:"], .ambiguous),
            ("POST / 1.0", ["Host: a", "Transfer-Encoding: chunked"], .ambiguous),
            ("POST /", ["Host: a", "Transfer-Encoding: cow", "Transfer-Encoding: chunked"], .ambiguous),
            ("POST /", ["Host: a", "Transfer-Encoding: gzip, chunked"], .coding),
            ("POST /", ["Host: a", "Transfer-Encoding: chunked, chunked"], .coding),
            ("POST /", ["Host: a", "Transfer-Encoding: chunked, gzip"], .ambiguous),
            ("POST /", ["Host: a", "Transfer-Encoding: identity"], .ambiguous),
            ("POST /", ["Host: a", "Content-Length: 1", "Content-Length: 1"], .ambiguous),
            ("POST /", ["Host: a", "Content-Length: +1"], .ambiguous),
            ("POST /", ["Host: a", "Content-Length: 99999999999999999999"], .ambiguous),
            ("GET /", ["Host: a", "Host: a"], .ambiguous), ("GET /", ["X: a"], .ambiguous),
            ("GET *", ["Host: a"], .ambiguous), ("GET a", ["Host: a"], .ambiguous),
            ("GET ftp://a/", ["Host: a"], .ambiguous), ("GET / 1.2", ["Host: a"], .version),
            ("GET /", ["Host: a", "Expect: 200-maybe"], .expectation),
            ("GET /", ["Host: a"] + (0..<100).map { "X-\($0): y" }, .headersTooLarge),
            ("GET /", ["Host: a", "X: " + String(repeating: "y", count: 32_768)], .headersTooLarge),
            ("GET /" + String(repeating: "x", count: 8_192), ["Host: a"], .targetTooLong),
        ])
    func refused(_ line: String, _ fields: [String], _ refusal: RequestRefusal) {
        #expect(throws: refusal) { try Self.head(line, fields) }
    }
    @Test("a valid head, up to the limits, is parsed with its framing")
    func read() throws {
        #expect(try Self.head("GET /").body == .none)
        #expect(try Self.head("POST /", ["Host: a", "Content-Length: 0"]).body == .none)
        #expect(try Self.head("POST /", ["Host: a", "Content-Length: 17"]).body == .length(17))
        #expect(try Self.head("POST /", ["Host: a", "Transfer-Encoding: Chunked"]).body == .chunked)
        #expect(try Self.head("GET /", ["Host: a"] + (0..<99).map { "X-\($0): y" }).headers.count == 100)
        let cookies = try Self.head("GET /", ["Host: a", "Cookie: a=b", "cookie: c=d", "X: 1", "x: 2"]).headers
        #expect(cookies["cookie"] == "a=b; c=d" && cookies["x"] == "1, 2")
    }
    @Test(
        "the authority of an absolute target overrides the Host field",
        arguments: [
            ("http://evil.example/login", "evil.example", "/login"), ("HTTP://A:80/x?y", "A:80", "/x?y"),
            ("https://a", "a", "/"), ("http://a?x", "a", "/?x"), ("http://user@a/", "user@a", "/"),
            ("http:///x", "", "/x"),
        ])
    func absolute(_ target: String, _ host: String, _ path: String) throws {
        let head = try Self.head("GET " + target)
        #expect(head.headers["host"] == host && head.target == path)
    }
    @Test("an absolute target on another host gets 421")
    func absoluteAnswers() async throws {
        try await withServer { port in
            for (target, expected) in [
                ("http://evil.example/", "421"), ("http://notes.example/", "200"),
                ("http://notes.example@evil/", "421"),
                ("http:///", "421"),
            ] {
                let answer = try exchange(port, request("GET \(target) HTTP/1.1"))
                #expect(status(answer) == expected, "\(target)")
            }
        }
    }
    @Test(
        "a connection is kept only if the request allows it, and isn't an upgrade or CONNECT",
        arguments: [
            ("GET / 1.1", [], true), ("GET / 1.1", ["Connection: close"], false),
            ("GET / 1.1", ["Connection: Close, TE"], false), ("GET / 1.1", ["Connection: keep-alive, close"], false),
            ("GET / 1.0", [], false), ("GET / 1.0", ["Connection: Keep-Alive"], true),
            ("GET / 1.1", ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c"], false),
            ("GET / 1.1", ["Upgrade: h2c"], true), ("CONNECT a:1 1.1", [], false),
            ("GET / 1.1", ["Proxy-Connection: close"], false),
            ("GET / 1.1", ["Proxy-Connection: upgrade", "Upgrade: x"], false),
            ("GET / 1.1", ["Connection: x\u{600}, close"], false),
        ])
    func lives(_ line: String, _ fields: [String], _ isKept: Bool) throws {
        #expect(try Self.head(line, ["Host: a"] + fields).keepsAlive == isKept)
    }
    @Test(
        "a connection that can't be kept is closed with the response, not at the timeout",
        arguments: [
            "GET /healthz HTTP/1.0\r\nHost: notes.example\r\n\r\n",
            "GET /healthz HTTP/1.1\r\nHost: notes.example\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n",
            "GET /healthz HTTP/1.1\r\nHost: notes.example\r\nHost: notes.example\r\n\r\n",
            "POST /list HTTP/1.1\r\nHost: notes.example\r\nTransfer-Encoding:\r\nContent-Length: 3\r\n\r\nabc",
            "POST /list HTTP/1.0\r\nHost: notes.example\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "POST /list HTTP/1.1\r\nHost: notes.example\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
            "CONNECT notes.example:80 HTTP/1.1\r\nHost: notes.example\r\n\r\n",
        ])
    func closes(_ text: String) async throws {
        // too long to be reached: the server has to close the connection by itself
        let never = ConnectionTimes(
            header: .hours(1), read: .hours(1), request: .hours(1), write: .hours(1), idle: .hours(1),
            closing: .hours(1))
        try await withServer(times: never) { port in
            let answer = try exchange(port, text)
            #expect(answer.lowercased().contains("\r\nconnection: close\r\n"))
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "one answer")
        }
    }
    @Test("a response to a request that the decoder refuses has the headers that every response has")
    func decoder() async throws {
        try await withServer { port in
            for text in [
                "nonsense\r\n\r\n", "GET / HTTP/1.1\r\nBad Header\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            ] {
                let answer = try exchange(port, text)
                #expect(status(answer) == "400")
                for name in [
                    "content-security-policy", "x-content-type-options", "referrer-policy", "content-type", "date",
                    "cross-origin-opener-policy", "cross-origin-resource-policy",
                ] { #expect(answer.contains("\r\n\(name): "), "\(name)") }
            }
        }
    }
    @Test(
        "an address over the limit gets 414, and headers over a limit get 431",
        arguments: [
            ("GET /\(String(repeating: "x", count: 9_000)) HTTP/1.1", [], "414"),
            ("GET /\(String(repeating: "x", count: 200_000)) HTTP/1.1", [], "414"),
            ("GET / HTTP/1.1", ["X: \(String(repeating: "y", count: 40_000))"], "431"),
            ("GET / HTTP/1.1", ["X: \(String(repeating: "y", count: 500_000))"], "431"),
            ("GET / HTTP/1.1", (0..<99).map { "X-\($0): y" }, "431"),
            ("GET / HTTP/1.1", (0..<98).map { "X-\($0): y" }, "200"),
            ("GET / HTTP/1.1", (0..<2_000).map { "X-\($0): y" }, "431"),
        ])
    func lengths(_ line: String, _ fields: [String], _ expected: String) async throws {
        try await withServer { port in
            let answer = try exchange(port, request(line, fields))
            #expect(status(answer) == expected)
        }
    }
    @Test("requests sent at once are answered one after the other, on one connection")
    func pipelined() async throws {
        try await withServer { port in
            let text = (1...50).map { "GET /note/\($0) HTTP/1.1\r\nHost: notes.example\r\n\r\n" }.joined()
            let answer = try exchange(port, text + request("GET /healthz HTTP/1.1"))
            let titles = answer.matches(of: /<h1>Note ([0-9]+)</).map { String($0.output.1) }
            #expect(titles == (1...50).map(String.init) && answer.hasSuffix("ok\n"))
        }
    }
    @Test("a client that expects 100 Continue gets it before it sends a form")
    func expectation() async throws {
        try await withServer { port in
            let body = "waymark-form=0.search&text=x&waymark-token=\(WebApp.token)"
            let descriptor = try connection(port)
            sendAll(
                descriptor,
                request(
                    "POST /list HTTP/1.1",
                    [
                        "Content-Type: application/x-www-form-urlencoded", "Cookie: form-insecure=\(WebApp.token)",
                        "Content-Length: \(body.utf8.count)", "Expect: 100-continue",
                    ]))
            var bytes = [UInt8](repeating: 0, count: 25)
            #expect(receive(descriptor, &bytes) == 25)
            #expect(String(decoding: bytes, as: UTF8.self) == "HTTP/1.1 100 Continue\r\n\r\n")
            sendAll(descriptor, body)
            let answer = receiveAll(descriptor)
            #expect(status(answer) == "303")
        }
    }
    @Test("a date is formatted as RFC 9110 requires")
    func date() {
        #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate.text(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
    }
}

@Suite("The address of a visitor")
struct ClientAddressTests {
    @Test(
        "the address is the entry that the first trusted proxy added to X-Forwarded-For, or else the peer's",
        arguments: [
            (nil, 0, "9.9.9.9"), ("1.1.1.1", 0, "9.9.9.9"), ("1.1.1.1", 1, "1.1.1.1"),
            ("6.6.6.6, 1.1.1.1", 1, "1.1.1.1"), ("6.6.6.6,1.1.1.1 ,2.2.2.2", 2, "1.1.1.1"), ("1.1.1.1", 2, "9.9.9.9"),
            ("", 1, "9.9.9.9"), ("6.6.6.6, nonsense", 1, "9.9.9.9"), (", , ", 1, "9.9.9.9"),
            ("1.1.1.1:80", 1, "1.1.1.1"),
            ("[2001:db8::1]:80", 1, "2001:db8:0:0::/64"), ("256.1.1.1", 1, "9.9.9.9"), ("1.1.1.0x1", 1, "9.9.9.9"),
        ])
    func forwarded(_ fields: String?, _ proxies: Int, _ expected: String) {
        #expect(ClientAddress.counted(forwarded: fields, proxies: proxies, peer: "9.9.9.9") == expected)
    }
    @Test(
        "text that a visitor writes before a proxy's comma isn't part of the address",
        arguments: [
            "10.0.1.1:\u{600}, 203.0.113.7", "[2001:db8:77::1]\u{6DD}, 203.0.113.7", "1.2.3.4:\u{110BD},203.0.113.7",
            "10.0.1.1:x,203.0.113.7", "\u{70F},203.0.113.7:443",
        ])
    func joined(_ fields: String) {
        #expect(ClientAddress.counted(forwarded: fields, proxies: 1, peer: "9.9.9.9") == "203.0.113.7")
        #expect(ClientAddress.counted(forwarded: "1.2.3.4:x", proxies: 1, peer: "9.9.9.9") == "9.9.9.9")
    }
    @Test(
        "an IPv6 address counts by its first 64 bits, and an IPv4-mapped one as its IPv4 address",
        arguments: [
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::", "2001:db8:1:2::/64"),
            ("::1", "0:0:0:0::/64"),
            ("::ffff:10.0.0.1", "10.0.0.1"), ("::FFFF:a00:1", "10.0.0.1"), ("fe80::1%eth0", "fe80:0:0:0::/64"),
        ])
    func version6(_ text: String, _ expected: String) { #expect(ClientAddress.counted(text) == expected) }
    @Test(
        "a malformed address is refused",
        arguments: ["", "::1::", "1:2:3", "1.2.3", "a.b.c.d", "12345::", "::g", ":::", "1.2.3.4.5"])
    func none(_ text: String) { #expect(ClientAddress.counted(text) == nil) }

    @Test("repeated X-Forwarded-For fields form one list, in which the last proxy's entry counts")
    func fields() async throws {
        let security = WebSecurity(hosts: ["notes.example"], trustedProxies: 1)
        let head = try RequestHead(
            HTTPRequestHead(
                version: .http1_1, method: .GET, uri: "/",
                headers: ["host": "notes.example", "X-Forwarded-For": "6.6.6.6", "x-forwarded-for": "10.0.0.1"]))
        let request = WebRequest("GET", "/", headers: head.headers, client: "127.0.0.1")
        #expect(security.client(of: request) == "10.0.0.1")
        #expect(await WebVisit(request, security: security).client == "10.0.0.1")
    }
}
#endif
