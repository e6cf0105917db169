@_spi(SwiftUI) import Observation
import Testing
import Waymark

/// Returns 1 if observed values change during a closure, however often; otherwise 0.
@MainActor func changes(of read: () -> Void, during body: () -> Void) -> Int {
    final class Counter: @unchecked Sendable { var count = 0 }  // main actor only
    let counter = Counter()
    withObservationTracking(read) { counter.count += 1 }
    body()
    return counter.count
}

@MainActor @Suite("Observation")
struct ObservationTests {
    @Test("readers of the path and readers of the modal are each invalidated only by their own value")
    func independent() {
        let router = Router<Route>()
        #expect(changes(of: { _ = router.path }) { router.navigate(to: .settings) } == 0)
        #expect(changes(of: { _ = router.path }) { router.child?.navigate(to: .about) } == 0)
        #expect(changes(of: { _ = router.presentingSheet }) { router.setPath([.list]) } == 0)
        #expect(changes(of: { _ = router.path }) { router.setPath([.list, .about]) } == 1)
        #expect(changes(of: { _ = router.presentingSheet }) { router.dismissModal() } == 1)
        #expect(changes(of: { _ = router.path }) { router.navigate(to: .detail(1)) } == 1)
        #expect(changes(of: { _ = router.path }) { router.pop() } == 1)
    }
    @Test("readers of a modal's path are invalidated by that path, and not by the ground's")
    func levels() {
        let router = Router<Route>()
        router.navigate(to: .settings)
        let sheet = router.child
        #expect(changes(of: { _ = sheet?.path }) { router.setPath([.list]) } == 0)
        #expect(changes(of: { _ = sheet?.path }) { sheet?.navigate(to: .about) } == 1)
    }
    @Test("a transition of many parts changes the whole state once, and no observer sees an intermediate one")
    func wholes() {
        let router = Router<Route>()
        let target = NavigationState<Route>(path: [.list]).presenting(.settings, as: .sheet, path: [.about])
        final class Seen: @unchecked Sendable { var states: [NavigationState<Route>] = [] }  // main actor only
        let seen = Seen()
        withObservationTracking {
            _ = router.state
        } onChange: {
            MainActor.assumeIsolated { seen.states.append(router.state) }
        }
        router.perform(.replace(target))
        #expect(seen.states == [NavigationState()], "an observer is told before anything is written")
        #expect(router.state == target)
    }
    @Test("an observer that is notified of a new modal finds its router")
    func modalWithRouter() {
        let router = Router<Route>()
        final class Seen: @unchecked Sendable { var roots: [Route?] = [] }  // main actor only
        let seen = Seen()
        withObservationTracking {
            _ = router.presentingSheet
        } didSet: { _ in
            MainActor.assumeIsolated { seen.roots.append(router.child?.root) }
        }
        router.navigate(to: .settings)
        #expect(seen.roots == [.settings])
    }
    @Test("a navigation that an observer starts runs after the transition")
    func reentrant() {
        let router = Router<Route>()
        withObservationTracking {
            _ = router.path
        } onChange: {
            MainActor.assumeIsolated { _ = router.navigate(to: .detail(99)) }
        }
        router.perform(.replace(NavigationState(path: [.list])))
        #expect(router.path == [.list, .detail(99)])
        withObservationTracking {
            _ = router.path
        } onChange: {
            MainActor.assumeIsolated { _ = router.navigate(to: .about) }
        }
        router.navigate(to: .home)
        #expect(router.path == [.list, .detail(99), .home, .about])
    }
    @Test("a refused write to the path notifies the path's observers")
    func refusedWrite() {
        let router = Router<Route>()
        let gatekeeper = Gatekeeper()
        gatekeeper.denied[.detail(1)] = .unauthenticated
        router.setGuard(gatekeeper)
        #expect(changes(of: { _ = router.path }) { router.path = [.detail(1)] } == 1)
        #expect(router.path.isEmpty)
    }
}
