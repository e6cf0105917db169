#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkInspector

@MainActor @Suite("Travel and replay")
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
        shop.router.onLeave(of: .product(2)) { _ in .stay }
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
        #expect(travel.at("transition", "travel") as? Int == number)
        #expect(try await moment() == number)
        // this navigation fails, so the state stays as it is
        shop.router.select(branch: "none")
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
    @Test("a replay repeats the recorded navigations in order")
    func replay() async throws {
        let shop = await Shop()
        let first = shop.source.lastNumber + 1
        shop.router.navigate(to: .product(1))
        shop.router.navigate(to: .cart)
        shop.router.dismiss()
        shop.router.open("https://shop.example/product/7")
        let state = shop.router.state
        shop.router.timing.linkWindow = .zero
        let result = try await shop.ask("replay", ["from": first])
        #expect(result.list("transitions").map { $0.text("outcome") } == Array(repeating: "committed", count: 5))
        #expect(shop.router.state == state)
    }
    @Test("a replay opens links again as they were opened, even unknown ones")
    func replayLink() async throws {
        let shop = await Shop()
        let first = shop.source.lastNumber + 1
        shop.router.open("shop://nowhere")
        shop.router.open("shop://product/7")
        shop.router.timing.linkWindow = .zero
        let result = try await shop.ask("replay", ["from": first])
        #expect(result.list("transitions").compactMap { $0.text("link") } == ["shop://nowhere", "shop://product/7"])
        #expect(shop.router.path == [.product(7)])
    }
    @Test("a replay presents over the same level, with the same style")
    func replaySheets() async throws {
        let shop = await Shop()
        let first = shop.source.lastNumber + 1
        shop.router.present(.cart, as: .sheet)
        shop.router.active.present(.product(1), as: .fullScreen)
        shop.router.active.push(.product(2))
        let state = shop.router.state
        #expect(state.levels.count == 3)
        _ = try await shop.ask("replay", ["from": first])
        #expect(shop.router.state == state)
    }
    @Test("a replay that closes one modal and opens another ends in the same state, with the same style")
    func replayModals() async throws {
        let shop = await Shop()
        shop.logIn()
        let first = shop.source.lastNumber + 1
        shop.router.present(.account, as: .fullScreen)
        shop.router.active.push(.cart)
        shop.router.dismiss()
        shop.router.present(.search("tea"), as: .popover)
        let state = shop.router.state
        _ = try await shop.ask("replay", ["from": first])
        #expect(shop.router.state == state)
    }
    @Test("calls that navigate return their transition")
    func verbs() async throws {
        let shop = await Shop()
        #expect(try await shop.ask("navigate", ["link": "/product/3"]).text("transition", "origin") == "code")
        #expect(try await shop.ask("open_link", ["link": "shop://cart"]).text("transition", "origin") == "link")
        #expect(shop.router.active.top == .cart)
        #expect(try await shop.ask("dismiss").text("transition", "kind") == "dismiss")
        #expect(shop.router.top == .home)
        #expect(try await shop.ask("go_back").text("transition", "outcome") == "duplicate")
    }
    @Test("a cold link is opened on the app's initial state")
    func cold() async throws {
        let shop = await Shop()
        shop.router.linkArrival = .reusing
        shop.router.navigate(to: .search("tea"))
        let result = try await shop.ask("open_link", ["link": "/product/1", "cold": true])
        #expect(result.text("transition", "after", "link") == "/product/1")
        #expect(shop.router.path == [.product(1)])
    }
    @Test("a call whose transition waits returns `isWaiting`")
    func waiting() async throws {
        let shop = await Shop()
        shop.source.patience = .milliseconds(20)
        shop.router.navigate(to: .product(1))
        let gate = Gate<Bool>()
        shop.router.onLeave(of: .product(1)) { _ in .later { (try? await gate.pass()) ?? false } }
        shop.router.timing.leaveTimeout = .seconds(3_600)
        let result = try await shop.ask("go_back")
        #expect(result["isWaiting"] as? Bool == true && result["transition"] == nil)
        gate.open(with: true)
    }
    @Test("a replay whose first state waits for a leave guard is refused")
    func waitingReplay() async throws {
        let shop = await Shop()
        shop.source.patience = .milliseconds(20)
        shop.router.navigate(to: .product(1))
        let first = shop.source.lastNumber
        let gate = Gate<Bool>()
        shop.router.onLeave(of: .product(1)) { _ in .later { (try? await gate.pass()) ?? false } }
        shop.router.timing.leaveTimeout = .seconds(3_600)
        let records = shop.router.records.count
        #expect(try await shop.error("replay", ["from": first]).code == .refused)
        #expect(shop.router.records.count == records + 1, "only the restoration was requested")
        gate.open(with: true)
    }
    @Test("the app's hooks are performed, and have unique ids")
    func hooks() async throws {
        var count = 0
        let shop = await Shop(actions: [InspectorAction("Add 1") { count += 1 }])
        _ = try await shop.ask("hook", ["hook": "add-1"])
        #expect(count == 1)
        #expect(try await shop.error("hook", ["hook": "add-2"]).code == .notFound)
        let named = ["ロック", "ログアウト", "Add 1", "Add-1"].map { InspectorAction($0) {} }
        #expect(InspectorAction.identified(named).map(\.id) == ["action", "action-2", "add-1", "add-1-2"])
    }
}
#endif
