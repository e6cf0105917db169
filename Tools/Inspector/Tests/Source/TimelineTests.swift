#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkInspector

@MainActor @Suite("The timeline")
struct TimelineTests {
    @Test("the timeline has every record of the router, in order")
    func complete() async throws {
        let shop = await Shop(capacity: 400)
        let before = shop.source.lastNumber
        for index in 0..<50 {
            shop.router.navigate(to: .product(index))
            shop.router.navigate(to: .account)
            if index.isMultiple(of: 3) { shop.router.active.goBack() }
        }
        let seen = shop.source.ring.elements(after: before)
        #expect(seen.map(\.number) == Array(before + 1...shop.source.lastNumber))
        let records = shop.router.records.suffix(seen.count)
        #expect(seen.map(\.record.number) == records.map(\.number))
        #expect(seen.map(\.record.outcome) == records.map(\.outcome))
    }
    @Test("the timeline begins with the router's earlier records")
    func earlier() async throws {
        let router = Router<ShopRoute>(root: .home)
        router.navigate(to: .product(1))
        router.navigate(to: .product(2))
        let source = InspectedRouter(router, id: "main", name: "Main", showsValues: true, capacity: 9)
        let transitions = await source.transitions(after: 0, limit: 9)
        #expect(transitions.map(\.top?.text) == ["product(1)", "product(2)"])
        #expect(transitions[0].after == transitions[1].before)
        #expect(source.initial == NavigationState(root: .home))
    }
    @Test("an entry has the states before and after, with links")
    func states() async throws {
        let shop = await Shop()
        shop.router.navigate(to: .product(4))
        let transition = try await shop.ask("timeline", ["limit": 1]).list("transitions")[0]
        #expect(transition.text("before", "link") == "/")
        #expect(transition.text("after", "link") == "/product/4")
        #expect(transition.text("after", "levels", "0", "branches", "0", "screens", "1", "values", "0", "text") == "4")
        #expect(transition.text("destination", "access") == "everyone")
        #expect(transition.text("outcome") == "committed")
        #expect(transition.text("kind") == "navigate" && transition.text("origin") == "code")
    }
    @Test(
        "an entry has a link as it was opened, whatever its outcome",
        arguments: ["shop://product/4", "https://shop.example/product/abc", "shop://nowhere?a=1", "javascript:x"])
    func link(_ link: String) async throws {
        let shop = await Shop()
        shop.router.open(link)
        let transition = try await shop.ask("timeline", ["limit": 1]).list("transitions")[0]
        #expect(transition.text("kind") == "link" && transition.text("link") == link)
        shop.router.navigate(to: .cart)
        #expect(try await shop.ask("timeline", ["limit": 1]).list("transitions")[0]["link"] == nil)
    }
    @Test("an entry has the reason of a denial, and the screens of redirects")
    func denials() async throws {
        let shop = await Shop()
        shop.router.setRedirect { $0 == .cart ? .account : nil }
        shop.router.navigate(to: .cart)
        let transition = try await shop.ask("timeline", ["limit": 1]).list("transitions")[0]
        #expect(transition.text("outcome") == "denied" && transition.text("reason") == "unauthenticated")
        #expect(transition.list("via").map { $0.text("text") } == ["cart"])
        #expect(transition.text("showing", "text") == "login")
    }
    @Test("a stopped source no longer observes its router")
    func stopped() {
        let router = Router<ShopRoute>(root: .home)
        let source = InspectedRouter(router, id: "main", name: "Main")
        router.navigate(to: .product(1))
        source.stop()
        router.navigate(to: .product(2))
        #expect(source.lastNumber == 1)
    }
    @Test("the time of an asynchronous guard counts, and the state shows that it is pending")
    func lateGuard() async throws {
        let gate = Gate<AccessDecision<ShopRoute>>()
        let router = Router<ShopRoute>(root: .home)
        let clock = ManualClock()
        router.timing.clock = .manual(clock)
        let source = InspectedRouter(router, id: "main", name: "Main", showsValues: true, capacity: 9)
        router.setGuard(
            LateGuard { destination in
                guard destination == .secret else { return .allowed }
                return .later { try await gate.pass() }
            })
        let handle = router.navigate(to: .secret)
        await gate.arrival()
        #expect(await source.state()?.waiting?.wait == "access")
        clock.advance(by: .seconds(2))
        gate.open(with: .denied(.insufficientPermissions))
        #expect(await handle.outcome == .denied(.insufficientPermissions))
        let transition = try #require(await source.transitions(after: 0, limit: 9).last)
        #expect(transition.destination?.text == "secret" && transition.reason == "insufficientPermissions")
        #expect(transition.ended - transition.began == 2_000)
        #expect(await source.state()?.waiting == nil)
    }
    @Test("the timeline has the number of evicted transitions")
    func lost() async throws {
        let shop = await Shop(capacity: 5)
        let first = shop.source.lastNumber
        for index in 0..<12 { shop.router.navigate(to: .product(index)) }
        let timeline = try await shop.ask("timeline", ["after": first])
        #expect(timeline["lost"] as? Int == 7)
        #expect(timeline.list("transitions").count == 5)
    }
    @Test(
        "a timeline with an invalid number or limit is refused",
        arguments: [["after": -1], ["limit": 0], ["limit": 501]])
    func badNumbers(parameters: [String: Int]) async throws {
        let error = try await Shop().error("timeline", parameters)
        #expect(error.code == .badParameters)
        #expect(error.message.contains(parameters.keys.first ?? "?"))
    }
}

/// A guard that calls a function.
struct LateGuard: AccessGuard {
    let answer: @MainActor @Sendable (ShopRoute) -> AccessDecision<ShopRoute>
    init(_ answer: @escaping @MainActor @Sendable (ShopRoute) -> AccessDecision<ShopRoute>) { self.answer = answer }
    func access(to destination: ShopRoute) -> AccessDecision<ShopRoute> { answer(destination) }
}
#endif
