import Testing
import Waymark

/// A destination that tells whether anybody still holds it.
private final class Token: Sendable {}
private struct Tracked: Navigation {
    let token: Token
    let presentation: Presentation
    static func == (one: Tracked, other: Tracked) -> Bool { one.token === other.token }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

@MainActor @Suite("U10, L2: nothing outlives its router")
struct LifetimeTests {
    @Test("destinations, modals, observers and child routers go with the router")
    func released() {
        weak var router: Router<Tracked>?
        weak var child: Router<Tracked>?
        weak var token: Token?
        do {
            let living = Router<Tracked>()
            var heard = 0
            living.observe { [weak living] _ in heard += living == nil ? 0 : 1 }
            living.observe { _ in _ = living.path }.cancel()
            let destination = Tracked(token: Token(), presentation: .sheet)
            living.navigate(to: destination)
            living.child?.navigate(to: Tracked(token: Token(), presentation: .push))
            router = living
            child = living.child
            token = destination.token
            #expect(router != nil && token != nil && heard == 2)
        }
        #expect(router == nil)
        #expect(child == nil)
        #expect(token == nil)
    }
    @Test("L1: a million navigations keep the last records only")
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
        router.navigate(to: Tracked(token: Token(), presentation: .sheet))
        child = router.child
        router.dismissModal()
        #expect(child == nil)
    }
    @Test("a navigation that an observer asks for is settled once the transition is over")
    func pending() async {
        var handle: Transition?
        do {
            let router = Router<Route>()
            router.observe { [weak router] record in
                if record.destination == .list { handle = router?.navigate(to: .about) }
            }
            router.navigate(to: .list)
        }
        #expect(await handle?.outcome == .committed)
    }
}
