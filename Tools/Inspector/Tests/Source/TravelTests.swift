#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkInspector

@MainActor @Suite("Travel, and links that the page opens")
struct TravelTests {
    @Test("travel shows the state before or after a transition", arguments: ["before", "after"])
    func travel(side: String) async throws {
        let shop = await Shop()
        shop.router.navigate(to: .product(1))
        let number = shop.source.lastNumber
        shop.router.navigate(to: .product(2))
        shop.router.popToRoot()
        let result = try await shop.ask("travel", ["number": number, "side": side])
        #expect(result.text("transition", "outcome") == (side == "before" ? "duplicate" : "committed"))
        #expect(shop.router.path == (side == "before" ? [] : [.product(1)]))
    }
    @Test("travel to a screen that the guard now denies ends as denied")
    func protected() async throws {
        let shop = await Shop()
        shop.logIn()
        shop.router.navigate(to: .account)
        let number = shop.source.lastNumber
        #expect(shop.router.top == .account)
        shop.app.logOut()
        let result = try await shop.ask("travel", ["number": number, "side": "after"])
        #expect(result.text("transition", "outcome") == "denied")
        #expect(result.text("transition", "reason") == "unauthenticated")
        #expect(!shop.router.state.destinations.contains(.account))
    }
    @Test("a leave guard can refuse travel")
    func leaving() async throws {
        let shop = await Shop()
        shop.router.navigate(to: .product(1))
        let number = shop.source.lastNumber
        shop.router.navigate(to: .product(2))
        shop.router.onLeave(of: .product(2)) { .stay }
        let result = try await shop.ask("travel", ["number": number, "side": "after"])
        #expect(result.text("transition", "reason") == "leaveRefused")
        #expect(shop.router.top == .product(2))
    }
    @Test("the state has the number of the shown moment, even after travel, until a navigation changes the state")
    func moment() async throws {
        let shop = await Shop()
        func moment() async throws -> Int? { try await shop.ask("state")["moment"] as? Int }
        shop.router.navigate(to: .product(1))
        let number = shop.source.lastNumber
        shop.router.navigate(to: .product(2))
        #expect(try await moment() == number + 1)
        let travel = try await shop.ask("travel", ["number": number, "side": "after"])
        #expect(travel.at(["transition", "travel"]) as? Int == number)
        #expect(try await moment() == number)
        // this navigation fails, so the state stays as it is
        shop.router.perform(.select(branch: "none"))
        #expect(try await moment() == number)
        _ = try await shop.ask("travel", ["number": number, "side": "before"])
        #expect(try await moment() == number - 1)
        shop.router.navigate(to: .cart)
        #expect(try await moment() == shop.source.lastNumber)
        #expect(try await shop.ask("timeline", ["limit": 1]).list("transitions")[0]["travel"] == nil)
    }
    @Test("travel shows its moment even after a login that set another tab's root")
    func momentWithOtherTabs() async throws {
        let shop = await Shop()
        _ = TabRouter<ShopTab, ShopRoute>(shop.router) { $0 == .shop ? .home : .account }
        shop.router.navigate(to: .product(1))
        let number = shop.source.lastNumber
        shop.logIn()
        shop.router.navigate(to: .cart)
        _ = try await shop.ask("travel", ["number": number, "side": "after"])
        #expect(shop.router.state.levels[0].branches.map(\.root) == [.home, .account])
        #expect(try await shop.ask("state")["moment"] as? Int == number)
    }
    @Test("after travel that a guard denies, the shown moment is the newest one")
    func refusedMoment() async throws {
        let shop = await Shop()
        shop.logIn()
        shop.router.navigate(to: .account)
        let number = shop.source.lastNumber
        shop.app.logOut()
        _ = try await shop.ask("travel", ["number": number, "side": "after"])
        #expect(try await shop.ask("state")["moment"] as? Int == shop.source.lastNumber)
    }
    @Test("a moment that was evicted, or is in the future, is refused", arguments: [1, 0, 99_999])
    func gone(number: Int) async throws {
        let shop = await Shop(capacity: 2)
        for index in 0..<9 { shop.router.navigate(to: .product(index)) }
        let error = try await shop.error("travel", ["number": number, "side": "after"])
        #expect(error.code == .notFound)
    }
    @Test("travel keeps the current tabs")
    func tabs() {
        typealias State = NavigationState<ShopRoute>
        let then = State(
            branches: [NavigationBranch(id: "a", root: .home, path: [.cart]), NavigationBranch(id: "b")],
            selection: "a")
        let now = State(branches: [NavigationBranch(id: "a", root: .home), NavigationBranch(id: "c", root: .login)])
        let fitted = then.fitted(to: now)
        #expect(fitted.levels[0].branches.map(\.id) == ["a", "c"])
        #expect(fitted.path == [.cart])
        #expect(then.fitted(to: then) == then)
    }
    @Test("opening a link returns its transition")
    func link() async throws {
        let shop = await Shop()
        #expect(try await shop.ask("open_link", ["link": "shop://cart"]).text("transition", "origin") == "link")
        #expect(shop.router.active.top == .cart)
    }
    @Test("a call whose transition waits returns `isWaiting`")
    func waiting() async throws {
        let shop = await Shop()
        shop.source.patience = .milliseconds(20)
        shop.router.navigate(to: .product(1))
        let gate = Gate<Bool>()
        shop.router.onLeave(of: .product(1)) { .later { (try? await gate.pass()) ?? false } }
        shop.router.timing.leaveTimeout = .seconds(3_600)
        let result = try await shop.ask("open_link", ["link": "shop://cart"])
        #expect(result["isWaiting"] as? Bool == true && result["transition"] == nil)
        gate.open(with: true)
    }
}
#endif
