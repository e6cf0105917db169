#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("A listener and the apps that dial it", .serialized, .timeLimit(.minutes(10)))
struct ListenerTests {
    @Test("a page shows and controls an app that has connected")
    func calls() async throws {
        let (listening, shop, said) = (try await Listening(), await Shop(), Said())
        let dialer = try listening.dialer(shop.desk, said)
        await dialer.dial()
        await listening.said.wait(for: "'shop' at 127.0.0.1 is connected")
        await said.wait(for: "connected to 127.0.0.1:\(listening.listener.appPort)")
        let hello = try await listening.call("hello")
        #expect(hello.text("app") == "shop" && hello.list("sources").map { $0.text("name") } == ["Main (shop)"])

        let page = try await listening.page()
        try await page.say("{\"id\":4,\"method\":\"hello\"}")
        try await page.receive(until: "\"id\":4,\"result\"")
        _ = try await listening.call("navigate", ["source": "main", "link": "/product/12"])
        #expect(shop.router.active.top == .product(12))
        let events = try await page.receive(until: "\"event\":\"transition\",\"source\":\"main\"")
        #expect(events.contains("product(12)"))
        let state = try await listening.call("state", ["source": "main"])
        #expect(state.text("levels", "0", "branches", "0", "screens", "1", "link") == "/product/12")
        #expect(try await listening.call("timeline", ["source": "main"]).list("transitions").count == 1)
        await #expect(throws: InspectorClient.Fault.self) { _ = try await listening.call("state", ["source": "other"]) }
        await dialer.stop()
        await listening.stop()
        #expect((said.lines + listening.said.lines).allSatisfy { !$0.contains(Listening.secret) })
    }
    @Test("two apps whose routers have the same name are two sources")
    func twoApps() async throws {
        let (listening, said) = (try await Listening(), Said())
        let shops = [await Shop(), await Shop()]
        var dialers: [InspectorDialer] = []
        for shop in shops {
            dialers.append(try listening.dialer(shop.desk, said))
            await dialers.last?.dial()
            await listening.said.wait(for: "is connected")
        }
        let sources = try await listening.call("hello").list("sources")
        #expect(sources.map { $0.text("id") } == ["main", "main-2"])
        #expect(sources.map { $0.text("name") } == ["Main (shop)", "Main (shop) 2"])
        _ = try await listening.call("navigate", ["source": "main-2", "link": "/product/1"])
        #expect(shops[0].source.lastNumber == 0 && shops[1].source.lastNumber == 1)
        await dialers[0].stop()
        await listening.said.wait(for: "is gone")
        #expect(try await listening.sources() == ["main-2"])
        await dialers[1].stop()
        await listening.stop()
    }
    @Test("a disconnected app's routers disappear from the page, and return when the app reconnects")
    func goneAndBack() async throws {
        let (listening, shop, said) = (try await Listening(), await Shop(), Said())
        let page = try await listening.page()
        let dialer = try listening.dialer(shop.desk, said)
        await dialer.dial()
        try await page.receive(until: "\"event\":\"sources\",\"sources\":[{")
        await dialer.stop()
        try await page.receive(until: "\"app\":\"No app is connected\",\"event\":\"sources\",\"sources\":[]")
        await dialer.dial()
        try await page.receive(until: "\"event\":\"sources\",\"sources\":[{")
        #expect(try await listening.sources() == ["main"])
        await dialer.stop()
        await listening.stop()
    }
    @Test("an app reconnects after the listener has restarted")
    func listenerRestarted() async throws {
        let (first, shop, said) = (try await Listening(), await Shop(), Said())
        let dialer = try first.dialer(shop.desk, said)
        await dialer.dial()
        await first.said.wait(for: "is connected")
        await first.stop()
        await said.wait(for: "not connected to")
        let second = try await Listening(appPort: first.listener.appPort)
        await second.said.wait(for: "'shop' at 127.0.0.1 is connected")
        #expect(try await second.sources() == ["main"])
        await dialer.stop()
        await second.stop()
    }
    @Test("a dialing Inspector opens no port, reconnects on restart, and disconnects when it is stopped")
    func inspector() async throws {
        let listening = try await Listening()
        let router = Router<ShopRoute>(root: .home)
        let inspector = try await Inspector.start(router, options: .init(dialing: listening.address))
        await listening.said.wait(for: "is connected")
        #expect(inspector.port == nil && inspector.url == nil)
        #expect(try await listening.sources() == ["main"])
        try await inspector.restart()
        await listening.said.wait(for: "is gone")
        await listening.said.wait(for: "is connected")
        await inspector.stop()
        await listening.said.wait(for: "is gone")
        #expect(try await listening.sources().isEmpty)
        await listening.stop()
    }
    @Test("an Inspector reads the listener's address from the environment, unless its options have one")
    func environment() throws {
        let address = "ws://127.0.0.1:9/#\(Listening.secret)"
        let environment = ["WAYMARK_INSPECTOR": address]
        #expect(try Inspector.Options().address(environment)?.port == 9)
        #expect(try Inspector.Options(dialing: "ws://10.0.0.1:8#\(Listening.secret)").address(environment)?.port == 8)
        #expect(try Inspector.Options().address([:]) == nil)
        #expect(try Inspector.Options().address(["WAYMARK_INSPECTOR": ""]) == nil)
    }
    @Test(
        "an app with a wrong secret prints the reason once, and the listener prints each refusal",
        arguments: [true, false])
    func wrongSecret(isPageToken: Bool) async throws {
        let (listening, shop, said) = (try await Listening(), await Shop(), Said())
        let wrong = isPageToken ? listening.token : String(repeating: "0", count: 32)
        let address = "ws://127.0.0.1:\(listening.listener.appPort)/#\(wrong)"
        let dialer = try listening.dialer(shop.desk, said, address: address)
        await dialer.dial()
        await said.wait(for: "the secret isn't this listener's")
        await listening.said.wait(for: "an app is refused: the secret isn't this listener's")
        // logged again, so it has dialed again
        await listening.said.wait(for: "an app is refused: the secret isn't this listener's")
        #expect(said.lines.count == 1 && !said.lines[0].contains(wrong))
        await dialer.stop()
        await listening.stop()
    }
    @Test("the secret of apps doesn't open the page")
    func secretAtThePage() async throws {
        let listening = try await Listening()
        let url = listening.listener.url.dropLast(32) + Listening.secret
        await #expect(throws: InspectorClient.Fault.self) {
            try await InspectorClient(url: String(url)).call("hello", Data("{}".utf8))
        }
        await listening.stop()
    }
    @Test("a server that answers but isn't a listener is reported")
    func otherServer() async throws {
        let (served, said) = (try await Served(), Said())
        let address = try DialAddress("ws://127.0.0.1:\(served.port)/#\(Served.token)", from: "test")
        let dialer = InspectorDialer(address, desk: served.shop.desk, say: said.say)
        await dialer.dial()
        #expect(await said.wait(for: "not connected").hasSuffix("Not Found"))
        await dialer.stop()
        await served.stop()
    }
    @Test(
        "an invalid address is refused with a reason and its origin, but without its secret",
        arguments: [
            ("", "it isn't a URL"), ("192.168.1.2", "it isn't a URL"),
            ("wss://192.168.1.2:1/#S", "its scheme is 'wss' instead of 'ws'"),
            ("http://192.168.1.2:1/#S", "its scheme is 'http' instead of 'ws'"),
            ("ws://mac.local:1/#S", "its host isn't an IPv4 address such as 192.168.1.20"),
            ("ws://192.168.1.2/#S", "it has no port from 1 to 65535"),
            ("ws://192.168.1.2:0/#S", "it has no port from 1 to 65535"),
            ("ws://192.168.1.2:65536/#S", "it has no port from 1 to 65535"),
            ("ws://192.168.1.2:1/x#S", "it has more than a host, a port and a secret"),
            ("ws://a:b@192.168.1.2:1/#S", "it has more than a host, a port and a secret"),
            ("ws://192.168.1.2:1/", "it has no secret of 32 hexadecimal digits after #"),
            ("ws://192.168.1.2:1/#S0", "it has no secret of 32 hexadecimal digits after #"),
        ])
    func addresses(text: String, reason: String) async throws {
        let router = Router<ShopRoute>(root: .home)
        let address = text.replacing("S", with: Listening.secret)
        do throws(InspectorError) {
            try await Inspector.start(router, options: .init(dialing: address))
            Issue.record("it started")
        } catch {
            #expect(error == .invalidAddress(String(text.prefix { $0 != "#" }), origin: "dialing:", reason: reason))
            #expect(!"\(error)".contains(Listening.secret))
        }
    }
    @Test(
        "a listener refuses an invalid secret, port or host", arguments: ["", "x", "é"])
    func badListener(secret: String) async {
        await #expect(throws: InspectorListener.InvalidSecret.self) {
            try await InspectorListener(host: "127.0.0.1", secret: secret) { _ in }
        }
        await #expect(throws: InspectorError.invalidPort(70_000)) {
            try await InspectorListener(host: "127.0.0.1", appPort: 70_000) { _ in }
        }
        for host in ["here", "127.0.0", "127.0.0.+1", "127.0.0.-0", "127.0.0.256"] {
            await #expect(throws: InspectorError.invalidHost(host)) { try await InspectorListener(host: host) { _ in } }
        }
    }
}
#endif
