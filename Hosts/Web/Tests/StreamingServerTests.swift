#if Web
import Foundation
import NIOCore
import Testing

@testable import WaymarkWeb

@Suite("Streaming by the server", .serialized, .timeLimit(.minutes(10)))
struct StreamingServerTests {
    /// A gate that a page's content waits for, and that reports a cancellation.
    private struct Gate: Sendable {
        private let opening = AsyncStream.makeStream(of: Void.self)
        private let cancelling = AsyncStream.makeStream(of: Void.self)

        func open() { opening.continuation.finish() }
        @concurrent func wait() async {
            for await _ in opening.stream {}
            if Task.isCancelled { cancelling.continuation.finish() }
        }
        func isCancelled() async { for await _ in cancelling.stream {} }
    }
    /// Returns the text that is received until it ends with `end`, or until the connection is closed.
    private func receive(_ descriptor: Int32, until end: String) -> String {
        var text = ""
        var byte: UInt8 = 0
        while !text.hasSuffix(end), recv(descriptor, &byte, 1, 0) == 1 {
            text.unicodeScalars.append(Unicode.Scalar(byte))
        }
        return text
    }

    @Test("the first part is sent while the content is awaited, and the rest follows")
    func parts() async throws {
        let gate = Gate()
        try await withServer(load: { await gate.wait() }) { port in
            let descriptor = try connection(port)
            sendAll(descriptor, request("GET /slow/1 HTTP/1.1"))
            let first = receive(descriptor, until: "</h1>")
            #expect(first.hasPrefix("HTTP/1.1 200 ") && first.contains("\r\ntransfer-encoding: chunked\r\n"))
            #expect(first.contains("\r\ncontent-security-policy: ") && !first.contains("content-length"))
            gate.open()
            let rest = receiveAll(descriptor)
            #expect(rest.contains("<p id=\"slow\">Slow 1</p>") && rest.hasSuffix("</html>\r\n0\r\n\r\n"))
        }
    }
    @Test(
        "a request over HTTP/1.0, or with HEAD, gets an unchunked response",
        arguments: ["GET /slow/1 HTTP/1.0", "HEAD /slow/1 HTTP/1.1"])
    func whole(_ line: String) async throws {
        try await withServer { port in
            let answer = try exchange(port, request(line))
            #expect(status(answer) == "200" && answer.contains("\r\ncontent-length: "))
            #expect(!answer.contains("chunked") && answer.hasSuffix("</html>") == line.hasPrefix("GET"))
        }
    }
    @Test("after a streamed page, the next request on the connection is answered")
    func keepAlive() async throws {
        try await withServer { port in
            let answer = try exchange(
                port, "GET /slow/1 HTTP/1.1\r\nHost: notes.example\r\n\r\n" + request("GET /healthz HTTP/1.1"))
            #expect(answer.contains("</html>\r\n0\r\n\r\nHTTP/1.1 200 OK\r\n") && answer.hasSuffix("ok\n"))
        }
    }
    @Test("a streamed page isn't compressed, whatever the visitor accepts")
    func plain() async throws {
        try await withServer { port in
            let answer = try exchange(port, request("GET /slow/1000 HTTP/1.1", ["Accept-Encoding: gzip"]))
            #expect(answer.contains("Line 19999 of a long page.") && !answer.contains("content-encoding"))
        }
    }
    @Test("loading is cancelled once the visitor is gone, with a reset or without", arguments: [true, false])
    func disconnect(resets: Bool) async throws {
        let gate = Gate()
        try await withServer(load: { await gate.wait() }) { port in
            let descriptor = try connection(port)
            // closing resets the connection if `resets` is true
            var linger = Glibc.linger(l_onoff: resets ? 1 : 0, l_linger: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
            sendAll(descriptor, request("GET /slow/1 HTTP/1.1"))
            _ = receive(descriptor, until: "</h1>")
            close(descriptor)
            await gate.isCancelled()
            let answer = try exchange(port, request("GET /healthz HTTP/1.1"))
            #expect(status(answer) == "200")
        }
    }
    @Test("a visitor who has closed only the sending side gets the rest")
    func halfClosed() async throws {
        let gate = Gate()
        try await withServer(load: { await gate.wait() }) { port in
            let descriptor = try connection(port)
            sendAll(descriptor, request("GET /slow/1 HTTP/1.1"))
            let first = receive(descriptor, until: "</h1>")
            shutdown(descriptor, Int32(SHUT_WR))
            // the line break that the server sends to detect a lost connection
            let probe = receive(descriptor, until: "\r\n1\r\n\n\r\n")
            gate.open()
            let rest = receiveAll(descriptor)
            #expect(first.hasSuffix("</h1>") && probe.hasSuffix("\r\n1\r\n\n\r\n"))
            #expect(rest.hasSuffix("</html>\r\n0\r\n\r\n"))
        }
    }
    @Test("a client that requests streamed pages and never reads is disconnected")
    func slowReader() async throws {
        try await withServer(times: ConnectionTimes(write: .milliseconds(300))) { port in
            try askWithoutReading(port, "GET /slow/1000 HTTP/1.1\r\nHost: notes.example\r\n\r\n")
            let answer = try exchange(port, request("GET /healthz HTTP/1.1"))
            #expect(status(answer) == "200")
        }
    }
    @Test("a visitor who has read the first part may wait longer than the write timeout")
    func patience() async throws {
        let gate = Gate()
        let times = ConnectionTimes(header: .milliseconds(200), write: .milliseconds(50))
        try await withServer(times: times, load: { await gate.wait() }) { port in
            let descriptor = try connection(port)
            sendAll(descriptor, request("GET /slow/1 HTTP/1.1"))
            _ = receive(descriptor, until: "</h1>")
            // closed by the server after a limit that is longer than the write limit
            let other = try exchange(port, "GET / HT")
            gate.open()
            let rest = receiveAll(descriptor)
            #expect(other.isEmpty && rest.hasSuffix("</html>\r\n0\r\n\r\n"))
        }
    }
    @Test("a streamed page is one line in the log")
    func log() async throws {
        let memory = LogMemory()
        try await withServer(memory) { port in _ = try exchange(port, request("GET /slow/1 HTTP/1.1")) }
        // lines are written on another thread
        while !memory.all.contains("note/slow"), !Task.isCancelled { await Task.yield() }
        #expect(memory.all.split(separator: "\n").count { $0.contains("note/slow") } == 1)
    }
}
#endif
