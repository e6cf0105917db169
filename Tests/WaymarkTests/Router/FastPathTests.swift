import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The short way of push and pop")
struct FastPathTests {
    @Test("is equal to the reducer, with and without observers and rules", arguments: 0..<50 as Range<UInt64>)
    func equalToTheReducer(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let plain = Router<Route>()
        let watched = Router<Route>()
        var told = 0
        watched.observe { _ in told += 1 }
        let ruled = Router<Route>()
        ruled.redirect { _ in nil }
        ruled.protect(with: Gatekeeper())
        var state = NavigationState<Route>()
        for step in 1...200 {
            let route = Route.random(&random)
            let isPush = Int.random(in: 0..<3, using: &random) > 0
            let level = Int.random(in: 0..<state.levels.count, using: &random)
            let old = state
            try? state.apply(isPush ? .navigate(route) : .pop(1), at: level)
            let expected: TransitionOutcome = state == old ? .duplicate : .committed
            for router in [plain, watched, ruled] {
                var face: Router<Route>? = router
                for _ in 0..<level { face = face?.child }
                let outcome = isPush ? face?.navigate(to: route).settled : face?.pop().settled
                #expect(router.state == state, "seed \(seed), step \(step)")
                if case .failed = outcome { continue }
                #expect(outcome == expected, "seed \(seed), step \(step)")
            }
        }
        #expect(told == 200)
        for (one, other) in zip(plain.records, ruled.records) {
            #expect(one.description == other.description)
        }
        #expect(plain.records.count == NavigationLimits.records)
    }
    @Test("behind a guard is equal to the long way, whatever the guard says", arguments: 0..<50 as Range<UInt64>)
    func guarded(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let branches = [NavigationBranch<Route>(id: "a", root: .home), .init(id: "b", path: [.list])]
        let isTabbed = Bool.random(using: &random)
        let state = isTabbed ? NavigationState(branches: branches) : NavigationState()
        let short = Router(state)
        let long = Router(state)
        // a leave guard of something that is never shown keeps to the long way
        long.onLeave(of: .detail(99)) { _ in .leave }
        let gatekeepers = [Gatekeeper(), Gatekeeper()]
        for (router, gatekeeper) in zip([short, long], gatekeepers) {
            router.protect(with: gatekeeper)
            router.redirect { $0 == .detail(2) ? .detail(1) : nil }
            if seed.isMultiple(of: 3) { router.attachHost() }
        }
        for step in 1...200 {
            let route = Route.random(&random)
            let isPush = Int.random(in: 0..<3, using: &random) > 0
            let denied: [Route: DenialReason] =
                Int.random(in: 0..<4, using: &random) == 0 ? [Route.random(&random): .locked] : [:]
            let failing: Set<Route> = Int.random(in: 0..<8, using: &random) == 0 ? [Route.random(&random)] : []
            let isShown = Bool.random(using: &random)
            var outcomes: [TransitionOutcome?] = []
            for (router, gatekeeper) in zip([short, long], gatekeepers) {
                gatekeeper.denied = denied
                gatekeeper.failing = failing
                outcomes.append(isPush ? router.navigate(to: route).settled : router.pop().settled)
                if isShown { router.hostDidShowTop() }
            }
            #expect(outcomes[0] == outcomes[1], "seed \(seed), step \(step)")
            #expect(short.state == long.state, "seed \(seed), step \(step)")
        }
        #expect(short.records.map(\.description) == long.records.map(\.description))
    }
    @Test("a guard that refuses on the short way is not asked again on the long one")
    func askedOnce() {
        let router = Router<Route>(path: [.home])
        let gatekeeper = Gatekeeper()
        gatekeeper.denied[.list] = .locked
        router.protect(with: gatekeeper)
        #expect(router.navigate(to: .list).settled == .denied(.locked))
        #expect(gatekeeper.asked.filter { $0 == .list }.count == 1)
    }
}
