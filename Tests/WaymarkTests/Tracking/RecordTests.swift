import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Records")
struct RecordTests {
    typealias State = NavigationState<Route>

    @Test("a record has its start and end, the destination on top and the state before it")
    func record() async throws {
        let clock = ManualClock()
        let router = Router<Route>(path: [.list])
        router.timing.clock = .manual(clock)
        let control = AccessGuardMock<Route>()
        router.setGuard(control)
        clock.advance(by: .seconds(3))
        router.navigate(to: .detail(1))
        let first = try #require(router.records.last)
        #expect(first.began == .seconds(3) && first.ended == .seconds(3))
        #expect(first.top == .detail(1))
        #expect(first.before == State(path: [.list]))
        let gate = control.hold(.settings)
        let transition = router.navigate(to: .settings)
        await gate.arrival()
        clock.advance(by: .seconds(4))
        gate.open(with: .allowed)
        _ = await transition.outcome
        let second = try #require(router.records.last)
        #expect(second.began == .seconds(3) && second.ended == .seconds(7))
        #expect(second.top == .settings)
        #expect(second.before == State(path: [.list, .detail(1)]))
    }
    @Test("a failed transition keeps the state, and only the last records are kept")
    func refused() throws {
        let router = Router<Route>(path: [.list])
        router.perform(.popTo(.about))
        let record = try #require(router.records.last)
        #expect(record.top == .list && record.before == State(path: [.list]))
        for _ in 0..<NavigationLimits.records { router.perform(.popTo(.about)) }
        #expect(router.records.count == NavigationLimits.records && router.records[0].number == 2)
    }
    @Test("a record has its origin: code, gesture, link, notification")
    func origins() throws {
        let router = Router<Route>(root: .home, links: try Route.deepLinks { _ in .about })
        router.navigate(to: .list)
        router.path = []
        router.open("app://detail/1")
        router.open(IncomingLinks(notification: ["link": "app://detail/2"]))
        router.open(IncomingLinks(notification: ["link": "app://nowhere"]))
        #expect(
            router.records.map(\.origin)
                == [.code, .gesture, .link, .notification, .notification, .notification])
    }
}
