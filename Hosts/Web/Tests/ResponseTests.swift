#if Web
import NIOCore
import Testing

@testable import WaymarkWeb

@Suite("Responses in bytes", .serialized)
struct ResponseTests {
    @Test(
        "a header field with an invalid name or value isn't written",
        arguments: [
            ("x-a_1", "a b\tc", true), ("X", "", true), ("x", "é", true), ("", "a", false), ("a b", "a", false),
            ("a:", "b", false), ("a\r\nb", "c", false), ("é", "a", false), ("a", "b\r\nc: d", false),
            ("a", "b\nc", false), ("a", "b\rc", false), ("a", "\u{0}", false), ("a", "\u{1F}", false),
            ("a", "\u{7F}", false),
        ])
    func field(_ name: String, _ value: String, _ isField: Bool) {
        var bytes = ByteBuffer()
        #expect(bytes.writeFields([(name, value)]) == isField)
        #expect(String(buffer: bytes) == (isField ? "\(name): \(value)\r\n" : ""))
    }
    @Test(
        "a status has its reason phrase",
        arguments: [
            (200, "OK"), (303, "See Other"), (304, "Not Modified"), (404, "Not Found"), (503, "Service Unavailable"),
        ])
    func status(_ code: Int, _ phrase: String) {
        var bytes = ByteBuffer()
        bytes.writeStatus(code)
        #expect(String(buffer: bytes) == "HTTP/1.1 \(code) \(phrase)\r\n")
    }
    @Test("chunks have their lengths, and the last one ends the body")
    func chunks() {
        var bytes = ByteBuffer()
        for count in [0, 1, 16, 300] { bytes.writeChunk(Array(repeating: 0x61, count: count)[...]) }
        bytes.writeLastChunk()
        func text(_ count: Int) -> String { String(repeating: "a", count: count) }
        let chunks = "1\r\na\r\n10\r\n\(text(16))\r\n12c\r\n\(text(300))\r\n"
        #expect(String(buffer: bytes) == chunks + "0\r\n\r\n")
    }
    @Test("a 204 response has no body, and the next request is answered")
    func noBody() async throws {
        try await withServer { port in
            let answer = try exchange(
                port, "GET /note/204 HTTP/1.1\r\nHost: notes.example\r\n\r\n" + request("GET /healthz HTTP/1.1"))
            #expect(answer.hasPrefix("HTTP/1.1 204 No Content\r\n"))
            let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
            #expect(!parts[0].contains("content-length") && parts.last?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
        }
    }
    @Test("a response with an invalid field is not sent at all", arguments: ["a\r\nx: y", "a\u{0}"])
    func responses(_ host: String) async throws {
        let security = WebSecurity(hosts: ["notes.example"], imageHosts: [host])
        try await withServer(security: security) { port in
            let answer = try exchange(port, request("GET / HTTP/1.1"))
            #expect(answer.isEmpty)
        }
    }
}
#endif
