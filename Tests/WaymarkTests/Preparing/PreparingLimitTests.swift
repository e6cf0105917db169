import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Limits on prepared values")
struct PreparingLimitTests {
    let app = AuthApp(.ana)
    let shelf = Shelf()
    var router: Router<AuthRoute> { app.router }

    private func limit(count: Int = 20, age: Duration = .seconds(60), cost: Int = .max) {
        let shelf = shelf
        router.setPreparation(count: count, age: age, cost: cost) { shelf.preparation(of: $0) }
    }
    private var kept: [String] { router.preparedFacts.filter { !$0.isInUse }.map(\.name) }
    private func names(_ ids: Int...) -> [String] { ids.map { AuthRoute.profile($0).name } }
    private func prepare(_ id: Int) async {
        app.clock.advance(by: .milliseconds(1))
        router.prepare(.profile(id))
        await router.untilPrepared()
    }

    @Test("the least recently requested value is removed first")
    func count() async {
        limit(count: 2)
        for id in 1...3 { await prepare(id) }
        #expect(kept.count == 2)
        // the first value was removed, so it is loaded again
        await prepare(1)
        #expect(shelf.asked == [.profile(1), .profile(2), .profile(3), .profile(1)])
        await prepare(3)
        #expect(shelf.asked.count == 4, "the third is still there")
    }
    @Test("costs are added up, and a value that is too expensive by itself isn't loaded")
    func cost() async {
        limit(cost: 10)
        shelf.cost = 5
        for id in 1...3 { await prepare(id) }
        #expect(kept.count == 2)
        shelf.cost = 11
        await prepare(4)
        shelf.cost = .max
        await prepare(5)
        #expect(kept.count == 2 && shelf.asked.count == 3)
        limit()
        for id in 1...3 { await prepare(id) }
        #expect(kept.count == 1, "a sum that overflows exceeds every limit")
        shelf.cost = -1
        limit(cost: 0)
        await prepare(1)
        #expect(kept.count == 1)
    }
    @Test("a value that is too old is removed at the next preparation, and loaded again")
    func age() async {
        limit(age: .seconds(60))
        await prepare(1)
        app.clock.advance(by: .seconds(59))
        await prepare(1)
        #expect(shelf.asked.count == 1)
        app.clock.advance(by: .seconds(2))
        await prepare(2)
        #expect(kept.count == 1)
        await prepare(1)
        #expect(shelf.asked == [.profile(1), .profile(2), .profile(1)])
    }
    @Test("a value that becomes too old while it is shown is removed when its screen is left")
    func leftTooOld() async throws {
        limit(age: .seconds(60))
        router.navigate(to: .profile(1))
        _ = try await router.prepared(for: .profile(1), as: String.self).get()
        app.clock.advance(by: .seconds(50))
        await prepare(2)
        app.clock.advance(by: .seconds(20))
        await prepare(3)
        router.pop()
        #expect(kept.count == 2)
        router.navigate(to: .profile(1))
        await router.untilPrepared()
        #expect(shelf.asked == [.profile(1), .profile(2), .profile(3), .profile(1)])
    }
    @Test("the values of visible screens are kept, whatever their age and number")
    func shown() async throws {
        limit(count: 1)
        router.navigate(to: .profile(1))
        let taken = router.prepared(for: .profile(1), as: String.self)
        _ = try await taken.get()
        app.clock.advance(by: .seconds(600))
        for id in 2...5 { await prepare(id) }
        #expect(router.prepared(for: .profile(1), as: String.self).value == taken.value)
        router.freePrepared()
        #expect(kept.isEmpty && taken.value != nil)
        #expect(router.preparedFacts.map(\.isInUse) == [true])
        router.pop()
        router.freePrepared()
        #expect(router.preparedFacts.isEmpty)
    }
    @Test("a screen that the user returns to has its value at once")
    func back() async throws {
        limit()
        router.navigate(to: .profile(1))
        _ = try await router.prepared(for: .profile(1), as: String.self).get()
        router.pop()
        router.navigate(to: .profile(1))
        #expect(router.prepared(for: .profile(1), as: String.self).value != nil)
        #expect(shelf.asked == [.profile(1)])
    }
    @Test("the load of a shown screen is cancelled when the screen is left")
    func superseded() async {
        limit()
        let gate = Gate<String>()
        shelf.gate = gate
        router.navigate(to: .profile(1))
        await gate.arrival()
        router.perform(.replace(NavigationState(path: [.form])))
        #expect(router.preparedFacts.isEmpty)
        gate.open(with: "late")
        await gate.departure()
        #expect(gate.cancelled == 1)
    }
    @Test("a load for a screen that hasn't been shown continues during other navigations")
    func ahead() async {
        limit()
        let gate = Gate<String>()
        shelf.gate = gate
        router.prepare(.profile(1))
        await gate.arrival()
        router.navigate(to: .form)
        router.dismissModal()
        gate.open(with: "loaded")
        await router.untilPrepared()
        router.navigate(to: .profile(1))
        #expect(router.prepared(for: .profile(1), as: String.self).value == "loaded")
        #expect(gate.cancelled == 0)
    }
    @Test("replacing or removing the preparation frees the prepared values")
    func replaced() async {
        limit()
        await prepare(1)
        router.setPreparation(nil)
        #expect(router.preparedFacts.isEmpty)
        await prepare(1)
        #expect(shelf.asked == [.profile(1)])
    }
    @Test("a router that is freed starts no more loads")
    func releasedEarly() async {
        var loads = 0
        do {
            let other = Router<AuthRoute>()
            other.setPreparation { _ in Preparation { loads += 1 } }
            other.prepare(.profile(1))
        }
        await loadLater()
        #expect(loads == 0)
    }
    @Test("a router that is freed cancels its loads")
    func released() async {
        let gate = Gate<String>()
        shelf.gate = gate
        do {
            let other = Router<AuthRoute>()
            let shelf = shelf
            other.setPreparation { shelf.preparation(of: $0) }
            other.prepare(.profile(1))
            await gate.arrival()
        }
        gate.open(with: "late")
        await gate.departure()
        #expect(gate.cancelled == 1)
    }
}
