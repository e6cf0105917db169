import ChallengeKit
import Foundation
import Testing
import WaymarkLinks

@testable import ChallengeApp
@testable import ChallengeCharacter

@Suite("The remote data source", .serialized)
struct RemoteAPIClientTests {
    private func rick() async throws -> String {
        String(decoding: try await EmbeddedAPIClient().data(for: APIRequest("/character/1")), as: UTF8.self)
    }

    @Test("the API's JSON is decoded")
    func reads() async throws {
        let (character, requests) = try await withStub(http("200 OK", try await rick())) { base in
            try await CharacterRepository(client: RemoteAPIClient(base: SourceAddress(base + "/"))).character(
                identifier: 1)
        }
        #expect(character.name == "Rick Sanchez" && character.location.identifier == 3)
        #expect(requests.first?.hasPrefix("GET /api/character/1 HTTP/1.1\r\n") == true)
    }
    @Test("name, status and page are sent percent-encoded")
    func asks() async throws {
        let page = #"{"info":{"count":1,"pages":1},"results":[\#(try await rick())]}"#
        let (_, requests) = try await withStub(http("200 OK", page)) { base in
            try await CharacterRepository(client: RemoteAPIClient(base: SourceAddress(base)))
                .characters(CharacterQuery(name: "a b&c+d=é", status: .dead, page: 3))
        }
        #expect(requests.first?.hasPrefix("GET /api/character?page=3&name=a%20b%26c%2Bd%3D%C3%A9&status=dead ") == true)
    }
    @Test(
        "each failure is thrown as its APIError",
        arguments: [
            (http("404 Not Found", "{}"), APIError.notFound), (http("500 Internal Server Error", ""), .status(500)),
            (http("429 Too Many Requests", ""), .status(429)), (http("200 OK", "<html>"), .malformed),
            (http("200 OK", "{}"), .malformed), (http("200 OK", #"{"id":"1"}"#), .malformed),
            (http("200 OK", ""), .malformed),
            ("nonsense\r\n\r\n", .unreachable), ("", .unreachable),
            ("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", .unreachable),
        ])
    func failures(_ answer: String, _ expected: APIError) async throws {
        let (error, _) = try await withStub(answer) { base -> APIError? in
            let client = try RemoteAPIClient(base: SourceAddress(base))
            do throws(APIError) {
                _ = try await client.value(CharacterDTO.self, for: APIRequest("/character/1"))
                return nil
            } catch { return error }
        }
        #expect(error == expected)
    }
    @Test("a closed port fails as unreachable, and a silent server as a timeout")
    func silence() async throws {
        await #expect(throws: APIError.unreachable) {
            try await RemoteAPIClient(base: SourceAddress("http://127.0.0.1:1")).data(for: APIRequest("/character/1"))
        }
        let (error, _) = try await withStub(nil) { base -> APIError? in
            let client = try RemoteAPIClient(base: SourceAddress(base), deadline: 0.2)
            do throws(APIError) {
                _ = try await client.data(for: APIRequest("/character/1"))
                return nil
            } catch { return error }
        }
        #expect(error == .timeout)
    }
    @Test("a task cancelled before or during a request fails at once as cancelled")
    func cancellation() async throws {
        let client = try RemoteAPIClient(base: SourceAddress("http://127.0.0.1:1"))
        // both tasks run on this actor, so the request starts after its cancellation
        let early = Task { try await client.data(for: APIRequest("/character/1")) }
        early.cancel()
        await #expect(throws: APIError.cancelled) { try await early.value }

        let (requests, arrived) = AsyncStream.makeStream(of: Void.self)
        let (error, _) = try await withStub(nil, onRequest: { arrived.yield() }) { base -> APIError? in
            let client = try RemoteAPIClient(base: SourceAddress(base), deadline: 30)
            let late = Task { try await client.data(for: APIRequest("/character/1")) }
            for await _ in requests { break }
            late.cancel()
            do { _ = try await late.value } catch { return error as? APIError }
            return nil
        }
        #expect(error == .cancelled)
    }
    @Test("only an https source has a host for pictures")
    func origins() throws {
        #expect(try SourceAddress("https://rickandmortyapi.com/api").imageHost == "https://rickandmortyapi.com")
        #expect(try SourceAddress("https://pictures.example:8443").imageHost == "https://pictures.example:8443")
        #expect(try SourceAddress("http://127.0.0.1:1/api").imageHost == nil)
    }
}
