#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkInspector

@MainActor @Suite("The Inspector's WebSocket, over raw sockets", .serialized, .timeLimit(.minutes(10)))
struct SocketTests {
    @Test("a response has its call's id, and transitions are sent as events")
    func calls() async throws {
        let served = try await Served()
        let client = try await served.socket()
        try await client.say("{\"id\":7,\"method\":\"state\",\"params\":{\"source\":\"main\"}}")
        try await client.say("{\"id\":8,\"method\":\"nope\",\"params\":{}}")
        try await client.say("{\"method\":1}")
        served.shop.router.navigate(to: .product(12))
        let wanted = [
            "\"id\":7,\"result\":", "\"code\":\"unknown_method\"", "the message isn't ", "\"event\":\"transition\"",
            "\"event\":\"state\"", "product(12)",
        ]
        let all = try await client.receive { text in wanted.allSatisfy { text.contains($0) } }
        #expect(!all.isEmpty)
        await served.stop()
    }
    @Test("every transition of a burst is sent, in order")
    func noneIsMissed() async throws {
        let served = try await Served()
        let client = try await served.socket()
        let (first, count) = (served.shop.source.lastNumber + 1, 90)
        try await client.say("{\"id\":1,\"method\":\"hello\",\"params\":{}}")
        try await client.receive(until: "\"id\":1,")
        for index in 0..<count / 2 {
            served.shop.router.navigate(to: .product(index))
            served.shop.router.popToRoot()
        }
        let last = first + count - 1
        let text = try await client.receive(until: "\"number\":\(last),\"origin\"")
        let numbers = text.matches(of: try Regex("\"number\":([0-9]+),\"origin\"")).compactMap { match in
            match.output[1].substring.flatMap { Int($0) }
        }
        #expect(numbers == Array(first...last))
        await served.stop()
    }
    @Test("a page that closes its WebSocket gets no further events")
    func closing() async throws {
        let served = try await Served()
        let client = try await served.socket()
        await until { served.shop.desk.isHeard }
        client.close()
        await until { !served.shop.desk.isHeard }
        await served.stop()
    }
}
#endif
