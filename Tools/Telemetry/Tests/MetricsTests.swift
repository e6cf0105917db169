#if Telemetry
import InMemoryLogging
import InMemoryTracing
import MetricsTestKit
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkTelemetry

@MainActor @Suite("Metrics")
struct MetricsTests {
    let shop = Shop()

    private func transitions(_ kind: String, _ origin: String, _ outcome: String, _ destination: String) -> Int64 {
        shop.count(
            "waymark_transitions_total",
            [("kind", kind), ("origin", origin), ("outcome", outcome), ("destination", destination)])
    }

    @Test("transitions are counted by kind, origin, outcome and destination")
    func transitions() {
        shop.router.navigate(to: .item(id: 7))
        shop.router.navigate(to: .item(id: 8))
        shop.router.navigate(to: .cart)
        shop.router.pop()
        #expect(transitions("navigate", "code", "committed", "shop/item") == 2)
        #expect(transitions("navigate", "code", "committed", "shop/cart") == 1)
        // a transition without a destination counts for the screen that it shows
        #expect(transitions("pop", "code", "committed", "shop/item") == 1)
    }
    @Test("a denial is counted by its reason")
    func denials() {
        shop.control.answers[.vault] = .denied(.insufficientPermissions)
        shop.router.navigate(to: .vault)
        #expect(transitions("navigate", "code", "denied", "shop/vault") == 1)
        let dimensions = [("destination", "shop/vault"), ("reason", "insufficientPermissions")]
        #expect(shop.count("waymark_denials_total", dimensions) == 1)
    }
    @Test("a redirect is counted by its source and target")
    func redirects() {
        shop.router.navigate(to: .old)
        #expect(shop.count("waymark_redirects_total", [("from", "shop/old"), ("to", "shop/cart")]) == 1)
        #expect(shop.router.path.last == .cart)
    }
    @Test(
        "a refused link is counted by the rule that refused it",
        arguments: [
            ("shop://nowhere", "unknownRoute"), ("shop://item/x", "invalidParameter"),
            ("other://cart", "schemeNotAllowed"),
        ])
    func links(link: String, rule: String) throws {
        shop.router.open(link, using: try LinkTable(ShopRoute.links, schemes: ["shop"]))
        #expect(shop.count("waymark_refused_links_total", [("rule", rule)]) == 1, "\(shop.said)")
    }
    @Test("an asynchronous guard and its transition are timed")
    func guards() async {
        let gate = shop.control.hold(.vault)
        let transition = shop.router.navigate(to: .vault)
        await gate.arrival()
        shop.clock.advance(by: .seconds(2))
        gate.open(with: .allowed)
        #expect(await transition.outcome == .committed)
        let dimensions = [("destination", "shop/vault"), ("answer", "allowed")]
        #expect(shop.times("waymark_guard_seconds", dimensions) == [2_000_000_000])
        #expect(shop.metrics.timers(label: "waymark_guard_seconds").count == 1)
        let labels = [
            ("kind", "navigate"), ("origin", "code"), ("outcome", "committed"), ("destination", "shop/vault"),
        ]
        #expect(shop.times("waymark_transition_seconds", labels) == [2_000_000_000])
    }
    @Test("a guard that hangs is timed until its deadline")
    func hanging() async {
        let gate = shop.control.hold(.vault)
        let transition = shop.router.navigate(to: .vault)
        await gate.arrival()
        while shop.clock.sleeping == 0 { await Task.yield() }
        shop.clock.advance(by: shop.router.timing.guardTimeout)
        #expect(await transition.outcome == .denied(.timedOut))
        let deadline = shop.router.timing.guardTimeout.components.seconds * 1_000_000_000
        #expect(
            shop.times("waymark_guard_seconds", [("destination", "shop/vault"), ("answer", "timedOut")]) == [deadline])
        gate.open(with: .allowed)
    }
    @Test("a transition that doesn't wait records no duration")
    func atOnce() {
        shop.router.navigate(to: .cart)
        #expect(shop.metrics.timers(label: "waymark_transition_seconds").allSatisfy { $0.values.isEmpty })
    }
    @Test("a screen is timed while it is on top, regardless of its values")
    func screens() {
        shop.clock.advance(by: .seconds(3))
        shop.router.navigate(to: .item(id: 2))
        shop.clock.advance(by: .seconds(4))
        shop.router.navigate(to: .cart)
        shop.clock.advance(by: .seconds(5))
        // a denied navigation leaves the screen on top
        shop.control.answers[.vault] = .denied(.failed)
        shop.router.navigate(to: .vault)
        shop.clock.advance(by: .seconds(1))
        shop.router.pop()
        let times = shop.times("waymark_screen_seconds", [("destination", "shop/item")])
        #expect(times == [3_000_000_000, 4_000_000_000])
        #expect(shop.times("waymark_screen_seconds", [("destination", "shop/cart")]) == [6_000_000_000])
    }
    @Test("a transition of a modal is counted")
    func modals() throws {
        shop.router.navigate(to: .vault)
        let sheet = try #require(shop.router.child)
        sheet.navigate(to: .cart)
        #expect(transitions("navigate", "code", "committed", "shop/cart") == 1)
    }
    @Test("a restoration is counted by its result, and each dropped screen by its reason")
    func restoration() async throws {
        shop.control.answers[.cart] = .denied(.unauthenticated)
        let links = try LinkTable(ShopRoute.links, schemes: ["shop"])
        let restoration = Restoration(links: links, store: MemoryRestorationStore())
        restoration.save(NavigationState(path: [.item(id: 3), .cart]), owner: nil)
        await shop.router.restore(from: restoration, owner: nil)
        #expect(shop.count("waymark_restorations_total", [("result", "partial")]) == 1, "\(shop.said)")
        let dimensions = [("destination", "shop/cart"), ("reason", "unauthenticated")]
        #expect(shop.count("waymark_dropped_screens_total", dimensions) == 1)
    }
    @Test("after the registration is cancelled, nothing is reported")
    func cancellation() {
        shop.observation.cancel()
        shop.router.navigate(to: .cart)
        #expect(shop.metrics.counters.isEmpty && shop.tracer.finishedSpans.isEmpty && shop.handler.entries.isEmpty)
    }
    @Test("reporting doesn't retain the router")
    func lifetime() {
        var router: Router<ShopRoute>? = Router()
        router?.report(to: shop.telemetry)
        weak let reference = router
        router = nil
        #expect(reference == nil)
    }
}

@Suite("Time on screen")
struct ScreenTimeTests {
    @Test("time in the background isn't counted")
    func background() {
        var time = ScreenTime(1, "a", at: .seconds(10))
        #expect(time.pause(at: .seconds(12))! == ("a", .seconds(2)))
        // the session ends in the background, which changes the screen
        #expect(time.move(to: 2, "b", at: .seconds(13)) == nil)
        time.resume(at: .seconds(20))
        time.resume(at: .seconds(21))
        #expect(time.move(to: 3, "c", at: .seconds(25))! == ("b", .seconds(5)))
    }
    @Test("moving to the screen on top doesn't interrupt its time")
    func same() {
        var time = ScreenTime(1, "a", at: .zero)
        #expect(time.move(to: 1, "a", at: .seconds(1)) == nil)
        #expect(time.move(to: nil, nil, at: .seconds(2))! == ("a", .seconds(2)))
        #expect(time.move(to: 2, "b", at: .seconds(3)) == nil)
    }
}
#endif
