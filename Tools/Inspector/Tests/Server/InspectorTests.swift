#if Inspector
import FlyingSocks
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("The Inspector", .serialized)
struct InspectorTests {
    @Test("an Inspector starts, shows routers and apps as sources, and stops")
    func sources() async throws {
        let shop = await Shop()
        let inspector = try await Inspector.start(shop.app, name: "Shop")
        let window = Router<ShopRoute>(root: .home)
        inspector.add(window, name: "Shop")
        let summaries = inspector.desk.sources.compactMap(\.summary)
        #expect(summaries.map(\.id) == ["shop", "shop-2"])
        let port = try #require(inspector.port)
        let client = try await RawClient(port: port)
        #expect(try await client.status(of: "GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n") == 200)
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
    @Test("a restarted Inspector keeps its address and its pages' sessions, and a stopped one doesn't restart")
    func restart() async throws {
        let router = Router<ShopRoute>(root: .home)
        let inspector = try await Inspector.start(router)
        let (port, url) = (try #require(inspector.port), try #require(inspector.url))
        let token = try #require(url.split(separator: "#").last)
        func post(_ path: String, _ body: String, _ fields: String = "") -> String {
            "POST \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nOrigin: http://localhost:\(port)\r\n\(fields)"
                + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        }
        let page = try await RawClient(port: port)
        try await page.send(post("/session", "{\"token\":\"\(token)\"}"))
        let answer = try await page.answer()
        let lines = answer.split(separator: "\r\n")
        let key = try #require(answer.firstMatch(of: try Regex("\"key\":\"([0-9a-f]+)\""))?.output[1].substring)
        page.close()
        let cookie = try #require(lines.first { $0.hasPrefix("Set-Cookie: ") }).dropFirst(12).prefix { $0 != ";" }
        // two at once, as when two scenes return to the foreground
        async let again: Void = inspector.restart()
        try await inspector.restart()
        try await again
        let call = post("/api/1/hello", "{}", "Cookie: \(cookie)\r\nWaymark-Page: \(key)\r\n")
        #expect(try await RawClient(port: port).status(of: call) == 200)
        #expect((inspector.port, inspector.url) == (port, url))
        let client = try await RawClient(port: port)
        #expect(try await client.status(of: "GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n") == 200)
        await inspector.stop()
        try await inspector.restart()
        await #expect(throws: (any Error).self) { try await RawClient(port: port) }
    }
    #if os(Linux)
    @Test("the port is free after a stop, even if a child process holds a copy of the socket")
    func freePort() async throws {
        let server = try await InspectorServer(await Shop().desk, token: Served.token)
        await server.run()
        let copy = dup(server.socket.socket.file.rawValue)
        await server.stop()
        let next = try await InspectorServer(await Shop().desk, token: Served.token, port: server.port)
        await next.run()
        let client = try await RawClient(port: next.port)
        #expect(try await client.status(of: "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(next.port)\r\n\r\n") == 200)
        close(copy)
        await next.stop()
    }
    #endif
    @Test("the socket is closed once, however often the server is stopped")
    func stoppedTwice() async throws {
        let null = open("/dev/null", O_RDONLY)
        let server = try await InspectorServer(await Shop().desk, token: Served.token)
        await server.run()
        await server.stop()
        // the app's next file may get the closed socket's descriptor
        let file = fcntl(null, F_DUPFD, server.socket.socket.file.rawValue)
        await server.stop()
        #expect(fcntl(file, F_GETFD) != -1)
        close(file)
        close(null)
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
            #expect("\(error)".hasPrefix("can't listen at 127.0.0.1:\(port): "))
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
