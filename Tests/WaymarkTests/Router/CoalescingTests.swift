import Testing
import WaymarkTesting

@testable import Waymark

private struct Asking: AccessGuard {
    let gate: Gate<AccessAnswer<Route>>
    func access(to destination: Route) -> AccessAnswer<Route> {
        destination == .home ? .allowed : .later { [gate] in try await gate.pass() }
    }
}

@MainActor @Suite("Navigations with a key")
struct CoalescingTests {
    let router = Router<Route>(root: .home)
    let gate = Gate<AccessAnswer<Route>>()

    // the clock stands still, so that no guard exceeds its deadline
    init() { router.timing.clock = .manual(ManualClock()) }

    @Test("the first navigation with a key is kept until its guard has answered, and then the key is free")
    func keepingFirst() async {
        router.setGuard(Asking(gate: gate))
        let first = router.navigate(to: .detail(1), coalescing: .keepingFirst("pay"))
        await gate.arrival()
        let second = router.navigate(to: .detail(2), coalescing: .keepingFirst("pay"))
        #expect(second.settled == .duplicate)
        gate.open(with: .allowed)
        #expect(await first.outcome == .committed)
        #expect(router.path == [.detail(1)])
        #expect(router.store.waiting.keys.isEmpty)
        let third = router.navigate(to: .detail(3), coalescing: .keepingFirst("pay"))
        await gate.arrival()
        gate.open(with: .denied(.insufficientPermissions))
        #expect(await third.outcome == .denied(.insufficientPermissions))
        #expect(router.store.waiting.keys.isEmpty)
    }
    @Test("a navigation with another key or without one supersedes the pending one")
    func otherKeys() async {
        router.setGuard(Asking(gate: gate))
        let first = router.navigate(to: .detail(1), coalescing: .keepingFirst("pay"))
        await gate.arrival()
        let second = router.navigate(to: .detail(2), coalescing: .keepingFirst("search"))
        #expect(first.settled == .superseded)
        router.navigate(to: .detail(3))
        #expect(second.settled == .superseded)
        #expect(router.store.waiting.keys.isEmpty)
    }
    @Test("with replacing, only the last of the navigations with a key that wait for their turn is performed")
    func replacing() {
        var handles: [NavigationHandle] = []
        var isDone = false
        router.observe { [router] _ in
            guard !isDone else { return }
            isDone = true
            handles = (1...3).map { router.perform(.push(.detail($0)), coalescing: .replacing("search")) }
            handles.append(router.perform(.push(.about)))
        }
        router.navigate(to: .list)
        #expect(handles.map(\.settled) == [.superseded, .superseded, .committed, .committed])
        #expect(router.path == [.list, .detail(3), .about])
    }
    @Test("with keepingFirst, only the first of the navigations with a key that wait for their turn is performed")
    func keepingFirstInTurn() {
        var handles: [NavigationHandle] = []
        var isDone = false
        router.observe { [router] _ in
            guard !isDone else { return }
            isDone = true
            handles = (1...3).map { router.perform(.push(.detail($0)), coalescing: .keepingFirst("pay")) }
        }
        router.navigate(to: .list)
        #expect(handles.map(\.settled) == [.committed, .duplicate, .duplicate])
        #expect(router.path == [.list, .detail(1)])
    }
    @Test("a router that is freed ends its pending navigation, and nothing outlives the router")
    func lifetime() async {
        var router: Router<Route>? = Router(root: .home)
        router?.timing.clock = .manual(ManualClock())
        weak let waiting = router?.store.waiting
        router?.setGuard(Asking(gate: gate))
        let pending = router?.navigate(to: .detail(1), coalescing: .keepingFirst("pay"))
        await gate.arrival()
        router = nil
        #expect(waiting == nil)
        #expect(await pending?.outcome == .failed(.detached))
    }
    @Test("a cancelled navigation frees its key")
    func cancelled() async {
        router.setGuard(Asking(gate: gate))
        let first = router.navigate(to: .detail(1), coalescing: .keepingFirst("pay"))
        await gate.arrival()
        first.cancel()
        #expect(first.settled == .cancelled)
        let second = router.navigate(to: .detail(2), coalescing: .keepingFirst("pay"))
        #expect(second.settled == nil)
    }
}
