import Testing
import Waymark
import WaymarkTesting

/// An object that is deallocated when no destination with it is retained.
private final class Token: Sendable {}
private struct Tracked: Navigation {
    let token: Token
    let presentationType: PresentationType
    static func == (one: Tracked, other: Tracked) -> Bool { one.token === other.token }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

@MainActor @Suite("Nothing outlives its router")
struct LifetimeTests {
    @Test("destinations, modals, observers and child routers are freed with the router")
    func released() {
        weak var router: Router<Tracked>?
        weak var child: Router<Tracked>?
        weak var token: Token?
        do {
            let living = Router<Tracked>()
            var heard = 0
            living.observe { [weak living] _ in heard += living == nil ? 0 : 1 }
            living.observe { _ in _ = living.path }.cancel()
            let destination = Tracked(token: Token(), presentationType: .sheet)
            living.navigate(to: destination)
            living.child?.navigate(to: Tracked(token: Token(), presentationType: .push))
            router = living
            child = living.child
            token = destination.token
            #expect(router != nil && token != nil && heard == 2)
        }
        #expect(router == nil)
        #expect(child == nil)
        #expect(token == nil)
    }
    @Test("after a million navigations, only the last records are kept")
    func flat() {
        let router = Router<Route>()
        for index in 0..<500_000 {
            router.navigate(to: .detail(index))
            router.pop()
        }
        #expect(router.records.count == NavigationLimits.records)
        #expect(router.records.last?.number == 1_000_000)
        #expect(router.records.first?.number == 1_000_000 - UInt64(NavigationLimits.records) + 1)
    }
    @Test("a dismissed modal is released while the router lives on")
    func dismissed() {
        let router = Router<Tracked>()
        weak var child: Router<Tracked>?
        router.navigate(to: Tracked(token: Token(), presentationType: .sheet))
        child = router.child
        router.dismissModal()
        #expect(child == nil)
    }
    @Test("a navigation that an observer requests is settled once the transition has ended")
    func pending() async {
        var handle: NavigationHandle?
        do {
            let router = Router<Route>()
            router.observe { [weak router] record in
                if record.destination == .list { handle = router?.navigate(to: .about) }
            }
            router.navigate(to: .list)
        }
        #expect(await handle?.outcome == .committed)
    }
    @Test("the router of a dismissed modal keeps its last state, however many navigations follow")
    func keptRouter() throws {
        let router = Router<Route>()
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        sheet.push(.detail(42))
        router.dismissModal()
        for index in 0..<3_000 {
            router.push(.detail(index))
            router.pop()
        }
        #expect(sheet.path == [.detail(42)] && sheet.root == .settings && !sheet.isOpen)
    }
}

@MainActor @Suite("Guarded navigations leave nothing behind")
struct GuardedLifetimeTests {
    @Test("10,000 guarded navigations leave no live task, router or destination")
    func guarded() async {
        let clock = ManualClock()
        let control = AccessGuardMock<Tracked>()
        weak var router: Router<Tracked>?
        weak var last: Token?
        var cancelled = 0
        do {
            let living = Router<Tracked>()
            living.timing.clock = .manual(clock)
            living.setGuard(control)
            router = living
            for index in 0..<10_000 {
                let token = Token()
                let destination = Tracked(token: token, presentationType: index.isMultiple(of: 3) ? .sheet : .push)
                last = token
                let gate = control.hold(destination)
                let transition = living.navigate(to: destination)
                await gate.arrival()
                switch index % 4 {
                case 0: gate.open(with: .allowed)
                case 1: gate.open(with: .denied(.insufficientPermissions))
                case 2: living.perform(.setPath([]))
                default: clock.advance(by: .seconds(10))
                }
                _ = await transition.outcome
                gate.open(with: .allowed)
                await gate.departure()
                if index % 64 == 0 { control.forget() }
                cancelled += gate.cancelled
                if living.path.count > 4 { living.perform(.replace(NavigationState())) }
            }
            control.forget()
        }
        await until("the router is never freed") { router == nil }
        await until("the last destination is never freed") { last == nil }
        #expect(cancelled == 5_000)
        #expect(clock.sleeping == 0)
    }
    @Test("a navigation fails as detached, and leaves no timer, if its router is freed while a guard is asked")
    func goesMeanwhile() async {
        let clock = ManualClock()
        let control = AccessGuardMock<Route>()
        let gate = control.hold(.list)
        var handles: [NavigationHandle] = []
        for _ in 0..<100 {
            let router = Router<Route>()
            router.timing.clock = .manual(clock)
            router.setGuard(control)
            handles.append(router.navigate(to: .list))
        }
        for handle in handles { #expect(await handle.outcome == .failed(.detached)) }
        await until { gate.arrived == 100 }
        gate.open(with: .allowed)
        await gate.departure()
        #expect(gate.cancelled == 100 && clock.sleeping == 0)
    }
}
