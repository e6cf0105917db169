import ChallengeKit
import Foundation
import Testing

@testable import ChallengeApp

@Suite("A hostile data source", .serialized)
struct SourceAttackTests {
    private func error(_ answer: String?, holds: Bool = false, deadline: Double = 5) async throws -> (APIError?, Int) {
        let (error, requests) = try await withStub(answer, holds: holds) { base -> APIError? in
            let client = try RemoteAPIClient(base: SourceAddress(base), deadline: deadline)
            do throws(APIError) {
                _ = try await client.data(for: APIRequest("/character/1"))
                return nil
            } catch { return error }
        }
        return (error, requests.count)
    }

    @Test(
        "a response with a malformed status is an error and doesn't crash",
        arguments: [
            "042", "000", "099", "-1", "+200", "99999999999999999999", "2", "20", "2000", "abc", "", "600", "999",
        ])
    func status(_ status: String) async throws {
        let (error, _) = try await error("HTTP/1.1 \(status) X\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
        #expect(error != nil)
    }
    @Test(
        "a redirect to another origin or an invalid port isn't followed",
        arguments: [
            "http://127.0.0.1:99999/x", "http://127.0.0.1:0/x", "http://127.0.0.1:-1/x", "http://127.0.0.1:1/x",
            "http://localhost:PORT/x", "https://127.0.0.1:PORT/x", "//evil.example/x", "ftp://127.0.0.1/",
            "http://user@127.0.0.1:1/x", "http://[::1]:PORT/x", "http://%00/",
        ])
    func redirect(_ location: String) async throws {
        let (error, count) = try await error(
            "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        #expect(error != nil && error != .timeout)
        #expect(count == 1)
    }
    @Test(
        "a redirect without a host ends in an error other than a timeout, after at most six requests",
        arguments: ["file:///etc/passwd", "javascript:1", "http://", ":", "", "/x", "?"])
    func hostless(_ location: String) async throws {
        let (error, count) = try await error(
            "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        #expect(error != nil && error != .timeout && (1...6).contains(count))
    }
    @Test("a redirect loop ends after five redirects")
    func loop() async throws {
        let (error, count) = try await error(
            "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:PORT/x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        #expect(error == .status(302) && count == 6)
    }
    @Test(
        "the deadline covers the head, the body, and a response that never ends",
        arguments: [
            nil, "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n", "HTTP/1.1 200 OK\r\n\r\n{",
            "HTTP/1.1 100 Continue\r\n\r\n",
        ])
    func deadline(_ start: String?) async throws {
        #expect(try await error(start, holds: true, deadline: 0.3).0 == .timeout)
    }
    @Test("a response over 256 KiB is refused, whatever length it announces")
    func sizes() async throws {
        let body = String(repeating: "x", count: RemoteAPIClient.maximumBytes + 1)
        #expect(try await error(http("200 OK", body)).0 == .malformed)
        #expect(try await error("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + body).0 == .malformed)
        #expect(try await error("HTTP/1.1 200 OK\r\nContent-Length: 9999999999\r\n\r\n", holds: true).0 == .malformed)
        #expect(try await error(http("200 OK", String(body.dropLast()))).0 == nil)
    }
    @Test("a client with many requests leaves slots to others, and requests start in order")
    func turns() {
        var turns = ClientTurns(places: 5, ofClient: 2)
        #expect((0..<9).map { turns.add($0, of: "evil") } == [[0], [1], [], [], [], [], [], [], []])
        #expect(turns.add(20, of: "ana") == [20])
        #expect(turns.add(21, of: "bob") == [21])
        #expect(turns.add(22, of: "bob") == [22])
        #expect(turns.add(23, of: "cy") == [], "all slots are taken")
        #expect(turns.remove(3) == [], "it was waiting")
        #expect(turns.remove(0) == [2], "first come, first served")
        #expect(turns.remove(20) == [23])
        #expect(turns.remove(1) == [4] && turns.remove(2) == [5] && turns.remove(99) == [])
    }
    @Test(
        "a malformed source address is refused with the reason",
        arguments: [
            ("http://127.0.0.1:99999/x", SourceAddressFault.port("http://127.0.0.1:99999/x")),
            ("http://127.0.0.1:0", .port("http://127.0.0.1:0")), ("http://127.0.0.1:", .port("http://127.0.0.1:")),
            ("127.0.0.1:80", .malformed("127.0.0.1:80")), ("ftp://a", .scheme("ftp://a")),
            ("http://", .host("http://")),
            ("http://a b", .malformed("http://a b")), ("http://a?x", .extra("http://a?x")),
            ("http://u:p@a", .extra("http://u:p@a")),
            ("http://a#x", .extra("http://a#x")), ("", .scheme("")),
        ])
    func address(_ text: String, _ fault: SourceAddressFault) {
        #expect(throws: fault) { try SourceAddress(text) }
    }
}
