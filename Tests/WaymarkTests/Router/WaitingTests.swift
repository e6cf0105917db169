import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Waiting for a navigation")
struct WaitingTests {
    typealias State = NavigationState<AuthRoute>
    let app = AuthApp(.ana)
    let slow = AccessGuardMock<AuthRoute>()
    let gate: Gate<AccessDecision<AuthRoute>>
    var router: Router<AuthRoute> { app.router }

    init() {
        gate = slow.hold(.home)
        app.router.setGuard(slow)
    }
    private func expectCancelled() async {
        #expect(router.records.last?.outcome == .cancelled)
        gate.open(with: .allowed)
        await gate.departure()
        router.expect(State())
        #expect(app.clock.sleeping == 0)
    }

    /// Starts a task that waits for an outcome, and returns once the task waits.
    private func waiter(for transition: NavigationHandle) async -> Task<TransitionOutcome, Never> {
        var hasBegun = false
        let task = Task {
            hasBegun = true
            return await transition.outcome
        }
        await until { hasBegun }
        return task
    }

    @Test("cancelling the waiting task ends the wait at once, and cancels the navigation")
    func task() async {
        let task = Task { await router.navigate(to: .home).outcome }
        await gate.arrival()
        task.cancel()
        #expect(await task.value == .cancelled)
        await expectCancelled()
    }
    @Test("a handle cancels its navigation for everyone who waits, but only while it is pending")
    func handle() async {
        let transition = router.navigate(to: .home)
        let waiter = Task { await transition.outcome }
        await gate.arrival()
        transition.cancel()
        #expect(transition.settled == .cancelled)
        #expect(await waiter.value == .cancelled)
        await expectCancelled()
        let done = router.navigate(to: .help)
        done.cancel()
        #expect(done.settled == .committed)
        router.expect(State(path: [.help]))
    }
    @Test("of two waiting tasks, a cancelled one ends alone, and the other gets the outcome")
    func two() async {
        let transition = router.navigate(to: .home)
        let one = await waiter(for: transition)
        let other = await waiter(for: transition)
        await gate.arrival()
        one.cancel()
        #expect(await one.value == .cancelled)
        #expect(transition.settled == nil)
        gate.open(with: .allowed)
        #expect(await other.value == .committed)
        router.expect(State(path: [.home]))
    }
    @Test("cancelling the last of two waiting tasks cancels the navigation")
    func both() async {
        let transition = router.navigate(to: .home)
        let waiters = [await waiter(for: transition), await waiter(for: transition)]
        await gate.arrival()
        for waiter in waiters { waiter.cancel() }
        for waiter in waiters { #expect(await waiter.value == .cancelled) }
        await expectCancelled()
    }
    @Test("a task that is cancelled before it waits cancels the navigation, too")
    func before() async {
        let transition = router.navigate(to: .home)
        await gate.arrival()
        let task = Task { await transition.outcome }
        task.cancel()
        #expect(await task.value == .cancelled)
        await expectCancelled()
    }
    @Test("a link that waits for boot can be cancelled")
    func link() async throws {
        let launched = try LaunchedApp(.ana)
        let transition = launched.app.open("auth://home")
        transition.cancel()
        #expect(transition.settled == .cancelled)
        await launched.app.boot()
        launched.router.expect(State())
    }
    @Test("a navigation requested during a transition can be cancelled before its turn")
    func queued() {
        var queued: NavigationHandle?
        router.observe { [router] record in
            guard record.destination == .help, queued == nil else { return }
            queued = router.navigate(to: .profile(1))
            queued?.cancel()
        }
        router.navigate(to: .help)
        #expect(queued?.settled == .cancelled)
        router.expect(State(path: [.help]))
    }

    @Test("a wait for a result continues during a login, and the resumed sheet returns it")
    func result() async throws {
        let launched = try await LaunchedApp().booted()
        let asked = await launched.router.awaitingResult(of: .form)
        launched.router.expect(State().presenting(.login, as: .sheet))
        await launched.router.recording { launched.app.logIn(.ana) }
        launched.router.expect(State().presenting(.form, as: .sheet))
        #expect(launched.router.active.finish(with: 4).settled == .committed)
        #expect(await asked.value == 4)
        launched.router.expect(State())
    }
    @Test(
        "going back from the login, dropping the request or cancelling the caller ends the wait for a result",
        arguments: [0, 1, 2])
    func givenUp(way: Int) async throws {
        let launched = try await LaunchedApp().booted()
        let asked = await launched.router.awaitingResult(of: .form)
        switch way {
        case 0: launched.router.active.goBack()
        case 1: launched.router.dropIntendedDestination()
        default: asked.cancel()
        }
        #expect(await asked.value == nil)
    }
}
