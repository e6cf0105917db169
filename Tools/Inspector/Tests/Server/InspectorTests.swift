#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("The Inspector", .serialized, .timeLimit(.minutes(10)))
struct InspectorTests {
    /// Returns the response's status to a call with an Inspector's token.
    private func status(of url: String?, _ port: Int) async throws -> Int {
        let token = try #require(url?.split(separator: "#").last)
        let client = try await RawClient(port: port)
        defer { client.close() }
        try await client.send(
            "POST /api/hello HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(token)\r\n"
                + "Content-Length: 2\r\n\r\n{}")
        return Int(try await client.answer().dropFirst(9).prefix(3)) ?? 0
    }

    @Test("an Inspector starts, shows routers and apps as sources, and stops")
    func sources() async throws {
        let shop = await Shop()
        let inspector = try await Inspector.start(shop.app, name: "Shop")
        let window = Router<ShopRoute>(root: .home)
        inspector.add(window, name: "Shop")
        #expect(inspector.desk.sources.map(\.id) == ["shop", "shop-2"])
        let port = try #require(inspector.port)
        #expect(try await status(of: inspector.url, port) == 200)
        await inspector.stop()
        await #expect(throws: (any Error).self) { try await RawClient(port: port) }
    }
    @Test("the URL has the token after #")
    func url() async throws {
        let router = Router<ShopRoute>(root: .home)
        let inspector = try await Inspector.start(router)
        let format = "http://127\\.0\\.0\\.1:\(try #require(inspector.port))/#[0-9a-f]{32}"
        #expect(try #require(inspector.url).wholeMatch(of: try Regex(format)) != nil)
        await inspector.stop()
    }
    @Test("a restarted Inspector keeps its address and token, and a stopped one doesn't restart")
    func restart() async throws {
        let router = Router<ShopRoute>(root: .home)
        let inspector = try await Inspector.start(router)
        let (port, url) = (try #require(inspector.port), inspector.url)
        // two at once, as when two scenes return to the foreground
        async let again: Void = inspector.restart()
        try await inspector.restart()
        try await again
        #expect((inspector.port, inspector.url) == (port, url))
        #expect(try await status(of: url, port) == 200)
        await inspector.stop()
        try await inspector.restart()
        await #expect(throws: (any Error).self) { try await RawClient(port: port) }
    }
    @Test("an Inspector starts in a release build only if its options allow it")
    func release() throws {
        #expect(throws: InspectorError.releaseBuild) { try Inspector.check(Inspector.Options(), isDebug: false) }
        try Inspector.check(Inspector.Options(allowsReleaseBuilds: true), isDebug: false)
        try Inspector.check(Inspector.Options(), isDebug: true)
    }
    @Test(
        "an invalid host or port is refused",
        arguments: [
            ("localhost", 0, "'localhost' isn't an IPv4 address; use one such as 127.0.0.1"),
            ("127.0.0.1", -1, "-1 isn't a port; use 1 to 65535, or 0 for any free port"),
            ("127.0.0.1", 65_536, "65536 isn't a port; use 1 to 65535, or 0 for any free port"),
            ("127.0.0.256", 0, "'127.0.0.256' isn't an IPv4 address; use one such as 127.0.0.1"),
        ])
    func addresses(host: String, port: Int, message: String) async throws {
        let router = Router<ShopRoute>(root: .home)
        do throws(InspectorError) {
            try await Inspector.start(router, options: .init(host: host, port: port))
            Issue.record("it started")
        } catch { #expect("\(error)" == message) }
    }
    @Test("a port in use is reported with its address")
    func taken() async throws {
        let router = Router<ShopRoute>(root: .home)
        let first = try await Inspector.start(router)
        let port = try #require(first.port)
        do throws(InspectorError) {
            try await Inspector.start(router, options: .init(port: port))
            Issue.record("it started")
        } catch {
            #expect("\(error)" == "can't listen at 127.0.0.1:\(port): Address already in use")
        }
        await first.stop()
    }
    @Test("a stopped Inspector no longer observes routers")
    func stopped() async throws {
        let router = Router<ShopRoute>(root: .home)
        let inspector = try await Inspector.start(router)
        let source = try #require(inspector.desk.sources.first)
        await inspector.stop()
        router.navigate(to: .cart)
        #expect(source.lastNumber == 0)
    }
    @Test("an Inspector doesn't retain a router")
    func weakRouter() async throws {
        weak var gone: Router<ShopRoute>?
        let inspector: Inspector
        do {
            let router = Router<ShopRoute>(root: .home)
            gone = router
            inspector = try await Inspector.start(router)
            router.navigate(to: .cart)
        }
        #expect(gone == nil)
        await inspector.stop()
    }
}
#endif
