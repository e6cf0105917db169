import Testing
import Waymark
import WaymarkTesting

/// Guards whose answers come later, and lead to other navigations or questions.
@MainActor @Suite("Answers that come later")
struct LaterAnswerTests {
    private let clock = ManualClock()
    private let router = Router<Route>()

    init() { router.timing.clock = .manual(clock) }

    /// Pushes a destination, and lets the guard's time limit pass while it finds its answer.
    private func pushTimesOut() async {
        let handle = router.push(.list)
        await letTasksRun()
        #expect(handle.settled == nil)
        clock.advance(by: router.timing.guardTimeout)
        #expect(await handle.outcome == .denied(.timedOut))
    }

    @Test func `a task that an observer starts, and that waits, isn't part of the chain of navigations`() async {
        router.setGuard(RuleGuard<Route> { _ in .later { .allowed } })
        let gate = Gate<Void>()
        router.observe { [router] record in
            guard record.outcome == .committed, router.path.count < 20 else { return }
            Task {
                try await gate.pass()
                router.push(.detail(router.path.count))
            }
        }
        router.push(.list)
        while router.path.count < 20 {
            await gate.arrival()
            gate.open(with: ())
            await letTasksRun()
        }
        #expect(!router.records.contains { $0.outcome != .committed })
    }
    @Test func `a task that a guard starts, and that waits, isn't part of the chain of navigations`() async {
        let gate = Gate<Void>()
        router.setGuard(
            RuleGuard<Route> { [router] _ in
                .later {
                    if router.path.count < 20 {
                        Task {
                            try await gate.pass()
                            router.push(.detail(router.path.count))
                        }
                    }
                    return .allowed
                }
            })
        router.push(.list)
        for _ in 0..<40 {
            await letTasksRun()
            gate.open(with: ())
        }
        #expect(router.path.count >= 20)
        #expect(!router.records.contains { if case .failed = $0.outcome { true } else { false } })
    }
    @Test(arguments: [false, true])
    func `a later answer that is always another one ends with the time limit`(isChained: Bool) async {
        @MainActor func again() -> AccessDecision<Route> { .later { again() } }
        let endless = RuleGuard<Route> { _ in again() }
        router.setGuard(isChained ? endless.then(RuleGuard<Route> { _ in .allowed }) : endless)
        await pushTimesOut()
    }
    @Test(arguments: [false, true])
    func `a guard that asks about its own destination, or new ones, ends with the time limit`(isOther: Bool) async {
        var asked = 0
        let faults = router.recordedFaults()
        router.setGuard(
            RuleGuard<Route> { [weak router] route in
                asked += 1
                let next = isOther ? Route.detail(asked) : route
                return .later { await router?.canNavigate(to: next) == true ? .allowed : .denied(.timedOut) }
            })
        await pushTimesOut()
        await letTasksRun()
        #expect(asked < 20)
        #expect(faults.all.contains { if case .navigationLoop = $0 { true } else { false } })
    }
    @Test func `a guard may ask another guard about its own destination`() async {
        let other = RuleGuard<Route> { _ in .later { .allowed } }
        router.setGuard(
            RuleGuard<Route> { route in
                .later { await other.decision(on: route).isAllowed ? .allowed : .denied(.failed) }
            })
        #expect(await router.push(.list).outcome == .committed)
    }
    @Test func `a guard may ask whether another destination may be shown`() async {
        router.setGuard(
            RuleGuard<Route> { [weak router] route in
                guard route == .list else { return .allowed }
                return .later { await router?.canNavigate(to: .home) == true ? .allowed : .denied(.failed) }
            })
        #expect(await router.push(.list).outcome == .committed)
    }
}
