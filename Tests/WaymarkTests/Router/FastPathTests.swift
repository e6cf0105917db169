import Testing
import Waymark

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
}
