#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkInspector

@MainActor @Suite("Prepared values on the page")
struct PreparedTests {
    @Test("a prepared value is listed by name, with its age and without the value")
    func facts() async throws {
        let (shop, clock) = (await Shop(), ManualClock())
        shop.router.timing.clock = .manual(clock)
        #expect(try await shop.ask("state")["prepared"] == nil)
        shop.router.setPreparation { route in
            switch route {
            case .product(let id): Preparation(cost: 7) { "product \(id)" }
            case .cart: Preparation { () async throws -> Int in throw CancellationError() }
            case .home, .search, .account, .login, .secret: nil
            }
        }
        shop.router.prepare(.product(987_654))
        shop.router.prepare(.cart)
        let loading = try await shop.ask("state").list("prepared")
        #expect(loading.map { $0.text("phase") } == ["loading", "loading"])
        #expect(loading.allSatisfy { $0["age"] == nil })
        while shop.router.preparedFacts.contains(where: { $0.phase == "loading" }) { await Task.yield() }
        shop.router.navigate(to: .product(987_654))
        clock.advance(by: .seconds(3))
        let expected: [[String: Any]] = [
            ["name": "shop/cart", "phase": "failed", "cost": 1, "isInUse": false, "age": 3_000],
            ["name": "shop/product", "phase": "loaded", "cost": 7, "isInUse": true, "age": 3_000],
        ]
        #expect(try await shop.ask("state").list("prepared") as NSArray == expected as NSArray)
        let data = try JSONSerialization.data(withJSONObject: ["source": "main"])
        let state = String(decoding: try await shop.desk.answer("state", data).get(), as: UTF8.self)
        #expect(!state.contains("product 987654"))
    }
    @Test("loading and freeing a value change the source's situation without a transition")
    func news() async throws {
        let shop = await Shop()
        shop.router.setPreparation { route in if case .product(let id) = route { Preparation { id } } else { nil } }
        var seen = [shop.source.situation]
        shop.router.prepare(.product(1))
        seen.append(shop.source.situation)
        while shop.router.preparedFacts.first?.phase != "loaded" { await Task.yield() }
        seen.append(shop.source.situation)
        #expect(shop.source.situation == seen.last)
        shop.router.freePrepared()
        #expect(Set(seen).count == 3 && shop.source.situation == seen[0])
    }
    @Test("a state lists at most 200 prepared values, so that it fits an event")
    func many() async throws {
        let shop = await Shop()
        shop.router.setPreparation(count: 1_000) { route in
            if case .product(let id) = route { Preparation { id } } else { nil }
        }
        for id in 0..<300 { shop.router.prepare(.product(id)) }
        #expect(try await shop.ask("state").list("prepared").count == 200)
        #expect(shop.router.preparedFacts.count == 300)
    }
}
#endif
