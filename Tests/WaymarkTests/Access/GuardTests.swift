import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Guards, synchronous and asynchronous")
struct GuardTests {
    typealias State = NavigationState<Route>
    let router = Router<Route>(path: [.home])
    let control = AccessGuardMock<Route>()
    let clock = ManualClock()

    init() {
        router.timing.clock = .manual(clock)
        router.setGuard(control)
    }

    @Test("a deadline of the largest duration doesn't trap")
    func endlessDeadline() async {
        let router = Router<Route>()
        router.timing.guardTimeout = .seconds(Int64.max)
        router.setGuard(
            RuleGuard { _ in
                .later {
                    await letTasksRun()
                    return .allowed
                }
            })
        #expect(await router.navigate(to: .list).outcome == .committed)
    }
    @Test("a navigation with an asynchronous guard is pending until the guard allows it, and then commits")
    func later() async {
        let gate = control.hold(.list)
        let transition = router.navigate(to: .list)
        #expect(transition.settled == nil)
        router.expect(State(path: [.home]))
        await gate.arrival()
        gate.open(with: .allowed)
        #expect(await transition.outcome == .committed)
        router.expect(State(path: [.home, .list]))
        #expect(router.records.map(\.outcome.name) == ["committed"])
    }
    @Test("a destination that an asynchronous guard has allowed is checked again only after it has left")
    func admitted() async {
        let gate = control.hold(.list)
        let transition = router.navigate(to: .list)
        await gate.arrival()
        gate.open(with: .allowed)
        _ = await transition.outcome
        #expect(router.navigate(to: .about).settled == .committed)
        #expect(router.pop(2).settled == .committed)
        #expect(router.navigate(to: .list).settled == nil, "it left, so it is checked again")
    }
    @Test("at the deadline, a navigation is denied and its guard's task cancelled; later navigations work")
    func deadline() async {
        let gate = control.hold(.list)
        let transition = router.navigate(to: .list)
        await gate.arrival()
        await until { clock.sleeping == 1 }
        clock.advance(by: .milliseconds(9_999))
        #expect(clock.sleeping == 1 && transition.settled == nil)
        clock.advance(by: .milliseconds(1))
        #expect(await transition.outcome == .denied(.timedOut))
        router.expect(State(path: [.home]))
        #expect(router.navigate(to: .about).settled == .committed)
        gate.open(with: .allowed)
        await gate.departure()
        #expect(gate.cancelled == 1)
        router.expect(State(path: [.home, .about]))
        #expect(clock.sleeping == 0)
    }
    @Test(
        "the app's own deadline counts from the call of the guard, even if its timer starts late",
        .timeLimit(.minutes(15)), arguments: 0..<200)
    func deadlineFromTheQuestion(round: Int) async {
        router.timing.guardTimeout = .seconds(2)
        let gate = control.hold(.list)
        let transition = router.navigate(to: .list)
        await gate.arrival()
        for _ in 0..<round % 8 { await Task.yield() }
        clock.advance(by: .seconds(2))
        #expect(await transition.outcome == .denied(.timedOut))
        gate.open(with: .allowed)
    }
    @Test("a guard's late answer about a superseded navigation is dropped")
    func lateAllowance() async {
        let gate = control.hold(.list)
        let late = router.navigate(to: .list)
        await gate.arrival()
        router.navigate(to: .about)
        #expect(await late.outcome == .superseded)
        gate.open(with: .allowed)
        await gate.departure()
        router.expect(State(path: [.home, .about]))
        #expect(gate.cancelled == 1)
        #expect(router.records.map(\.outcome.name) == ["superseded", "committed"])
    }
    @Test("setting the current path supersedes a pending navigation, and isn't a duplicate")
    func returns() async {
        let gate = control.hold(.list)
        let b = router.navigate(to: .list)
        await gate.arrival()
        #expect(router.perform(.setPath([.home])).settled == .committed)
        #expect(await b.outcome == .superseded)
        gate.open(with: .allowed)
        await gate.departure()
        router.expect(State(path: [.home]))
        #expect(router.perform(.setPath([.home])).settled == .duplicate, "with nothing pending, it is a duplicate")
    }
    @Test("the target of a guard's redirect has its own presentation, and the record names both destinations")
    func redirects() {
        control.answers[.list] = .redirected(to: .settings)
        #expect(router.navigate(to: .list).settled == .committed)
        router.expect(State(path: [.home]).presenting(.settings, as: .sheet))
        #expect(router.records.last?.via == [.list] && router.records.last?.showing == .settings)
    }
    @Test("a shown destination that a guard redirects is replaced in its place")
    func replacesShown() {
        control.answers[.home] = .redirected(to: .about)
        #expect(router.navigate(to: .list).settled == .committed)
        router.expect(State(path: [.about, .list]))
    }
    @Test("a navigation that an observer requests during a transition runs on the transition's result")
    func actionWaits() async {
        let router = Router<Route>()
        router.timing.clock = .manual(clock)
        router.setGuard(control)
        let gate = control.hold(.list)
        var handle: NavigationHandle?
        router.observe { [weak router] record in
            // the navigation is requested during a transition, so it runs afterwards
            if record.destination == .home { handle = router?.navigate(to: .list) }
        }
        router.navigate(to: .home)
        await gate.arrival()
        gate.open(with: .allowed)
        #expect(await handle?.outcome == .committed)
        router.expect(State(path: [.home, .list]))
    }
    @Test("canNavigate and decision follow redirects, ask guards, even asynchronous ones, and change nothing")
    func asks() async {
        router.setRedirect { $0 == .detail(1) ? .list : nil }
        let gate = control.hold(.list)
        async let answer = router.canNavigate(to: .detail(1))
        await gate.arrival()
        gate.open(with: .denied(.insufficientPermissions))
        #expect(await !answer)
        #expect(await router.canNavigate(to: .about))
        control.answers[.about] = .redirected(to: .settings)
        control.answers[.settings] = .denied(.locked)
        #expect(await router.decision(on: .about) == .denied(.locked))
        #expect(router.records.isEmpty)
        router.expect(State(path: [.home]))
    }
    @Test("a navigation in a modal that is dismissed meanwhile is superseded, and a later one fails as detached")
    func detached() async throws {
        router.navigate(to: .settings)
        let child = try #require(router.child)
        let gate = control.hold(.list)
        let transition = child.navigate(to: .list)
        await gate.arrival()
        router.dismissModal()
        #expect(await transition.outcome == .superseded)
        #expect(child.navigate(to: .about).settled == .failed(.detached))
    }
    @Test("a pending navigation stays pending when the shown state is checked again")
    func recheckWhileAsked() async {
        let router = Router<Route>()
        // a busy machine may exceed the guard's deadline
        router.timing.guardTimeout = .seconds(3_600)
        let control = AccessGuardMock<Route>()
        let gate = control.hold(.list)
        router.setGuard(control)
        let transition = router.navigate(to: .list)
        await gate.arrival()
        router.recheck()
        #expect(transition.settled == nil)
        gate.open(with: .allowed)
        #expect(await transition.outcome == .committed)
    }
    /// Starts a navigation that waits for the guard, and a recheck that waits for an answer about the screen below.
    ///
    /// - Returns: The router, the navigation, and the gates of both answers.
    private func checkedWhilePending() async -> (
        router: Router<Route>, transition: NavigationHandle, pushed: Gate<AccessDecision<Route>>,
        below: Gate<AccessDecision<Route>>
    ) {
        let router = Router<Route>(path: [.about])
        router.timing.guardTimeout = .seconds(3_600)
        let control = AccessGuardMock<Route>()
        router.setGuard(control)
        let pushed = control.hold(.list)
        let transition = router.navigate(to: .list)
        await pushed.arrival()
        let below = control.hold(.about)
        router.recheck()
        await below.arrival()
        return (router, transition, pushed, below)
    }
    @Test("a pending navigation continues after a recheck that waits for an answer about the screen below")
    func recheckAboutScreenBelow() async {
        let (router, transition, pushed, below) = await checkedWhilePending()
        #expect(transition.settled == nil)
        // the earlier question's answer no longer counts
        pushed.open(with: .denied(.failed))
        below.open(with: .allowed)
        await pushed.arrival()
        pushed.open(with: .allowed)
        #expect(await transition.outcome == .committed)
        #expect(router.path == [.about, .list])
    }
    @Test(
        "a navigation that waits for a recheck of the screen below can be cancelled or superseded",
        arguments: [true, false])
    func endedBehindCheck(_ isCancelled: Bool) async {
        let (router, transition, _, below) = await checkedWhilePending()
        if isCancelled { transition.cancel() } else { router.navigate(to: .home) }
        #expect(transition.settled == (isCancelled ? .cancelled : .superseded))
        below.open(with: .allowed)
        await below.departure()
        #expect(router.records.filter { $0.destination == .list }.count <= 1)
    }
}

@MainActor @Suite("Several guards")
struct AccessChainTests {
    let first = AccessGuardMock<Route>()
    let second = AccessGuardMock<Route>()
    let router = Router<Route>()

    init() {
        router.timing.clock = .manual(ManualClock())
        router.setGuard(first.then(second))
    }

    @Test("guards are asked in order, and the first one that doesn't allow decides")
    func order() {
        first.answers[.list] = .denied(.locked)
        second.answers[.list] = .denied(.unauthenticated)
        second.answers[.about] = .denied(.unauthenticated)
        #expect(router.navigate(to: .list).settled == .denied(.locked))
        #expect(second.asked.isEmpty)
        #expect(router.navigate(to: .about).settled == .denied(.unauthenticated))
    }
    @Test("a third guard is asked after two that have answered asynchronously, one after the other")
    func slow() async {
        let third = AccessGuardMock<Route>()
        third.answers[.list] = .denied(.insufficientPermissions)
        router.setGuard(first.then(second).then(third))
        let (one, other) = (first.hold(.list), second.hold(.list))
        let transition = router.navigate(to: .list)
        await one.arrival()
        #expect(second.asked.isEmpty)
        one.open(with: .allowed)
        await other.arrival()
        other.open(with: .allowed)
        #expect(await transition.outcome == .denied(.insufficientPermissions))
    }
}
