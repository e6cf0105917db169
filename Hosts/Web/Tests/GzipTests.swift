#if Web
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression
import Testing
import WaymarkTesting

@testable import WaymarkWeb

@Suite("Compressed responses", .serialized)
struct GzipTests {
    /// A response as it was received.
    private struct Received {
        var head = ""
        var bytes: [UInt8] = []
        var isCompressed: Bool { head.contains("\r\ncontent-encoding: gzip\r\n") }
        var text: String {
            get throws { String(decoding: isCompressed ? try GzipTests.inflated(bytes) : bytes, as: UTF8.self) }
        }
    }
    private func get(
        _ port: Int, _ target: String, _ fields: [String] = ["Accept-Encoding: gzip"], method: String = "GET"
    ) throws -> Received {
        let descriptor = try connection(port)
        sendAll(descriptor, request("\(method) \(target) HTTP/1.1", fields))
        let bytes = receiveBytes(descriptor)
        let end = try #require(bytes.firstRange(of: Array("\r\n\r\n".utf8)))
        return Received(
            head: String(decoding: bytes[..<end.upperBound], as: UTF8.self), bytes: Array(bytes[end.upperBound...]))
    }
    private static func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
        let channel = EmbeddedChannel(handler: NIOHTTPResponseDecompressor(limit: .none))
        try channel.writeOutbound(HTTPClientRequestPart.head(.init(version: .http1_1, method: .GET, uri: "/")))
        let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["content-encoding": "gzip"])
        for part: HTTPClientResponsePart in [.head(head), .body(ByteBuffer(bytes: bytes)), .end(nil)] {
            try channel.writeInbound(part)
        }
        var output: [UInt8] = []
        while let part = try channel.readInbound(as: HTTPClientResponsePart.self) {
            if case .body(let body) = part { output += body.readableBytesView }
        }
        return output
    }

    @Test(
        "gzip is accepted by name or by `*`, unless its weight is zero or malformed, or the field is too long",
        arguments: [
            ("gzip", true), ("gzip, deflate, br", true), ("deflate, GZIP;q=0.5", true), ("x-gzip", true), ("*", true),
            ("gzip; q=0.001", true), ("br, *;q=0.1", true), ("gzip;q=1.0;x=y", true),
            ("", false), ("br", false), ("gzip;q=0", false), ("gzip; q=0.000", false), ("*, gzip;q=0", false),
            ("*;q=0", false), ("identity", false), ("gzipped", false), ("gzip;q=", false), ("gzip;q=x", false),
            (";;,,=", false), (String(repeating: "br,", count: 84) + "gzip", true),
            (String(repeating: "br,", count: 85) + "gzip", false),
        ])
    func accepted(_ codings: String, _ isAccepted: Bool) { #expect(Gzip.isAccepted(codings) == isAccepted) }
    @Test("a request without Accept-Encoding gets an uncompressed response")
    func nothing() { #expect(!Gzip.isAccepted(nil)) }
    @Test(
        "a long public page or file is compressed without loss, and its content-length is the compressed length",
        arguments: ["/note/1000", "/long.css"])
    func compressed(_ target: String) async throws {
        try await withServer { port in
            let plain = try get(port, target, [])
            // the second response comes from the cache
            for _ in 0..<2 {
                let answer = try get(port, target)
                #expect(answer.isCompressed && answer.bytes.count < plain.bytes.count / 2)
                #expect(try answer.text == plain.text && !plain.isCompressed)
                #expect(answer.head.contains("\r\ncontent-length: \(answer.bytes.count)\r\n"))
                #expect([answer, plain].allSatisfy { $0.head.contains("\r\nvary: accept-encoding") })
                #expect(answer.head.contains("\r\ncontent-security-policy: "))
            }
        }
    }
    @Test("a compressed page has the same header for HEAD as for GET")
    func head() async throws {
        try await withServer { port in
            let (page, head) = (try get(port, "/note/1000"), try get(port, "/note/1000", method: "HEAD"))
            func fields(_ text: String) -> [Substring] {
                text.split(separator: "\r\n").filter { !$0.hasPrefix("date") }
            }
            #expect(head.bytes.isEmpty && fields(head.head) == fields(page.head))
        }
    }
    @Test("an unchanged body is not sent again, compressed or not")
    func unchanged() async throws {
        try await withServer { port in
            let tag = try #require(try get(port, "/note/1000").head.firstMatch(of: #/etag: (.*)\r\n/#)).1
            for codings in ["gzip", "identity"] {
                let answer = try get(port, "/note/1000", ["Accept-Encoding: \(codings)", "If-None-Match: \(tag)"])
                #expect(answer.head.hasPrefix("HTTP/1.1 304 ") && answer.bytes.isEmpty && !answer.isCompressed)
            }
        }
    }
    @Test(
        "a page with a secret or text from the request (BREACH), a short page and a picture aren't compressed",
        arguments: [
            ("/note/1001", []), ("/note/1000", ["Cookie: sid-insecure=x"]), ("/list?text=x", []),
            ("/note/1000?sheet=/options&push=/options/more", []), ("/note/1", []), ("/long.png", []),
            ("/nowhere/\(String(repeating: "x", count: 1_500))", []),
        ])
    func plain(_ target: String, _ fields: [String]) async throws {
        try await withServer { port in
            let answer = try get(port, target, fields + ["Accept-Encoding: gzip"])
            #expect(!answer.isCompressed && !answer.bytes.isEmpty)
        }
    }
    @Test("two bodies with the same tag are compressed separately")
    func sameVersion() async {
        let memory = GzipMemory()
        let request = WebRequest("GET", "/", headers: ["accept-encoding": "gzip"])
        let bodies = [UInt8(1), 2].map { [UInt8](repeating: $0, count: 2_000) }
        for body in bodies {
            let answer = WebResponse.kept(
                .name("asset"), contentType: "text/css", body: body, tag: EntityTag(of: bodies[0]), age: "no-cache",
                isCompressible: true, hasCookies: false, for: request)
            #expect(await memory.compressed(answer, for: request).body == Gzip.compressed(body))
        }
    }
    @Test("the cache of compressed bodies stays within its limit")
    func limit() async {
        let memory = GzipMemory(maximumBytes: 10_000)
        var random = SeededGenerator(seed: 17)
        let request = WebRequest("GET", "/", headers: ["accept-encoding": "gzip"])
        for _ in 0..<20 {
            // half of each body is noise
            let body = (0..<2_000).map { $0 % 2 == 0 ? UInt8.random(in: 0...255, using: &random) : 0 }
            let answer = WebResponse.kept(
                .name("asset"), contentType: "text/css", body: body, tag: EntityTag(of: body), age: "no-cache",
                isCompressible: true, hasCookies: false, for: request)
            let compressed = await memory.compressed(answer, for: request)
            #expect(compressed["content-encoding"] == "gzip")
            let bytes = await memory.bytes
            #expect(bytes >= compressed.body.count && bytes <= 10_000)
        }
        let before = await memory.bytes
        let large = [UInt8](repeating: 1, count: 20_000)
        let answer = WebResponse.kept(
            .name("asset"), contentType: "text/css", body: large, tag: EntityTag(of: large), age: "no-cache",
            isCompressible: true, hasCookies: false, for: request)
        #expect(await memory.compressed(answer, for: request)["content-encoding"] == "gzip")
        #expect(await memory.bytes == before, "a body above the limit isn't kept, and displaces none")
    }
}
#endif
