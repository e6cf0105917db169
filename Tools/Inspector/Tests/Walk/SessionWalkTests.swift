#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkInspector

/// Recorded walks in which the session changes, and walks with steps that are left out or written differently.
@MainActor @Suite("Recorded walks with session changes, broken links and steps left out")
struct SessionWalkTests {
    private func walk(
        _ shop: Shop, _ body: () async throws -> Void
    ) async throws -> (source: String, messages: [String]) {
        _ = try await shop.ask("record", ["action": "start"])
        try await body()
        let result = try await shop.ask("record", ["action": "stop"])
        return (try #require(result.text("source")), result["messages"] as? [String] ?? [])
    }

    @Test("a walk continues after a change of the session")
    func session() async throws {
        let shop = await Shop()
        let (source, messages) = try await walk(shop) {
            shop.app.logIn(Session(owner: "ana@example.com", permissions: ["buy", "ask"], information: ["address"]))
            shop.router.navigate(to: .account)
            shop.app.lock()
            try await shop.app.unlock()
            shop.app.logOut()
            shop.router.navigate(to: .product(1))
        }
        for line in [
            "app.logIn(Session(owner: \"owner 1\", permissions: [\"ask\", \"buy\"], information: [\"address\"]))",
            "app.lock()", "try await app.unlock()", "app.logOut()", "#expect(app.phase == .unauthenticated)",
            "outcome = await router.navigate(to: try links.destination(of: \"/product/1\")).outcome",
        ] { #expect(source.contains(line), "\(source)") }
        #expect(!source.contains("example.com"))
        #expect(!source.contains("left out") && messages.count == 1, "\(messages)")
    }
    @Test("owners are replaced by placeholders, one for each")
    func owners() async throws {
        let shop = await Shop()
        let (source, _) = try await walk(shop) {
            shop.app.logIn(Session(owner: "ana"))
            shop.app.logIn(Session(owner: "bo"))
            shop.app.logIn(Session(owner: "ana"))
        }
        let owners = source.split(separator: "\n").filter { $0.contains("app.logIn") }.map { $0.suffix(10) }
        #expect(owners == ["owner 1\"))", "owner 2\"))", "owner 1\"))"], "\(source)")
    }
    @Test("a session's expiry is written as an advance of the clock")
    func expiry() async throws {
        let shop = await Shop()
        let (source, _) = try await walk(shop) {
            // a fixed lifetime, whatever the time of day
            shop.app.logIn(Session(owner: "ana", expires: Date().addingTimeInterval(3_600)))
            shop.app.expire()
        }
        #expect(shop.app.phase == .unauthenticated)
        for line in [
            "let clock = ManualClock()", "expires: clock.date.addingTimeInterval(3600)",
            "clock.advance(by: .seconds(3601))", "await app.refreshSession()",
        ] { #expect(source.contains(line), "\(source)") }
    }
    @Test("a link that waited for an unlock is written before the unlock")
    func waitingLink() async throws {
        let shop = await Shop()
        shop.logIn()
        shop.app.lock()
        let (source, _) = try await walk(shop) {
            shop.router.open("shop://product/1")
            try await shop.app.unlock()
        }
        let unlock = try #require(source.firstRange(of: "try await app.unlock()"))
        let link = try #require(source.firstRange(of: "let waiting1 = router.open(\"shop://product/1\")"))
        #expect(link.lowerBound < unlock.lowerBound)
        #expect(source.contains("outcome = await waiting1.outcome"), "\(source)")
        #expect(source.contains("app.lock()"), "where it began")
    }
    @Test("without a coordinator, a walk ends with a message at a change of the session")
    func noCoordinator() async throws {
        let auth = AuthGuard<ShopRoute>(sessions: SessionRepositoryMock(nil))
        auth.update(Session(owner: "ana"))
        let router = Router<ShopRoute>(root: .home, links: LinkTable(schemes: ["shop"], root: .home))
        router.setGuard(auth) { _, _ in nil }
        let source = InspectedRouter(router, id: "main", name: "Main", showsValues: true, capacity: 9)
        _ = try await source.record(.init(action: .start))
        router.navigate(to: .account)
        auth.update(nil)
        router.recheck()
        router.navigate(to: .product(1))
        let result = try await source.record(.init(action: .stop))
        #expect(result.messages?.contains { $0.contains("Start the Inspector with the app's AppCoordinator") } == true)
        #expect(result.source?.contains("/product/1") == false)
    }
    @Test func `a walk selects the tab that was denied, among three`() async throws {
        typealias State = NavigationState<ShopRoute>
        let router = Router<ShopRoute>(
            State(branches: [
                NavigationBranch(id: "shop", root: .home), NavigationBranch(id: "mine", root: .account),
                NavigationBranch(id: "bag", root: .cart),
            ]),
            links: LinkTable(schemes: ["shop"], root: .home))
        let auth = AuthGuard<ShopRoute>(sessions: SessionRepositoryMock(nil))
        auth.update(Session(owner: "ana"))
        router.setGuard(auth) { _, _ in nil }
        let source = InspectedRouter(router, id: "main", name: "Main", showsValues: true, capacity: 9)
        _ = try await source.record(.init(action: .start))
        auth.update(nil)
        _ = await router.perform(.select(branch: "mine")).outcome
        _ = await router.perform(.select(branch: "none")).outcome
        #expect(router.state.levels[0].branch.id == "shop")
        let text = try #require(try await source.record(.init(action: .stop)).source)
        for line in [
            "router.perform(.select(branch: \"mine\")).outcome", "#expect(outcome == .denied(.unauthenticated))",
            "router.perform(.select(branch: \"none\")).outcome", "#expect(outcome == .failed(.noSuchBranch(\"none\")))",
        ] { #expect(text.contains(line), "\(text)") }
        #expect(!text.contains("router.perform(.select(branch: \"shop\"))"))
    }
    @Test("a superseded navigation is left out")
    func superseded() async throws {
        let shop = await Shop()
        shop.router.navigate(to: .product(1))
        shop.router.onLeave(of: .product(1)) { .later { await withCheckedContinuation { _ in } } }
        let (source, messages) = try await walk(shop) {
            let first = shop.router.pop()
            shop.router.navigate(to: .product(2)).cancel()
            _ = await first.outcome
        }
        #expect(messages.contains { $0.contains("superseded") }, "\(source)")
        #expect(!source.contains("captured") && !source.contains("!="))
    }
    @Test("a walk expects a broken link to fail, and continues from the screen shown for it")
    func brokenLink() async throws {
        let shop = await Shop(notFound: { _ in .search("nothing") })
        let (source, messages) = try await walk(shop) {
            shop.router.open("shop://nowhere")
            shop.router.navigate(to: .product(1))
            _ = try? await shop.ask("open_link", ["link": "shop://product/abc"])
            shop.router.navigate(to: .cart)
        }
        var rest = source[...]
        for line in [
            "outcome = await router.open(\"shop://nowhere\").outcome", "#expect(error.reason == \"unknownRoute\")",
            "#expect(router.state.topDestination?.name == \"shop/search\")",
            "outcome = await router.navigate(to: try links.destination(of: \"/product/1\")).outcome",
            "outcome = await router.open(\"shop://product/abc\").outcome",
            "if case .failed(.link(let error)) = outcome {",
            "outcome = await router.navigate(to: try links.destination(of: \"/cart\")).outcome",
        ] {
            let found = try #require(rest.firstRange(of: line), "\(line) in \(source)")
            rest = rest[found.upperBound...]
        }
        #expect(!source.contains("left out") && messages.count == 1, "\(source)")
    }
    @Test("a walk opens a link that arrived twice only once")
    func duplicateLink() async throws {
        let shop = await Shop()
        let (source, _) = try await walk(shop) {
            shop.router.open("shop://product/1")
            shop.router.open("shop://product/1")
            shop.router.navigate(to: .cart)
        }
        #expect(source.components(separatedBy: "router.open(").count == 2, "\(source)")
        #expect(source.contains("// left out: step 2: the same link arrived twice, and was opened once"))
        #expect(source.contains("/cart"))
    }
}
#endif
