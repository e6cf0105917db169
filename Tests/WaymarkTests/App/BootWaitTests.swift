import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// Links and navigations that wait for boot, an unlock or a guard.
@MainActor @Suite("Links and navigations that wait")
struct BootWaitTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()

    private func launched(_ session: Session? = .ana) throws -> LaunchedApp {
        try LaunchedApp(session, clock: clock)
    }

    @Test("a link that waits for boot has a record with that outcome, and isn't a fault")
    func record() async throws {
        let launched = try launched()
        let faults = launched.router.recordedFaults()
        launched.app.open("auth://home")
        let record = try #require(launched.router.records.last)
        #expect(record.outcome == .waiting && record.wait == .boot)
        #expect(record.destination == .home && record.kind == .link)
        #expect("\(record)".contains("outcome=waiting reason=boot"))
        #expect(faults.all.isEmpty)
        await launched.app.boot()
        #expect(launched.router.records.last?.outcome == .committed)
        #expect(launched.router.records.count == 1)
    }
    @Test("if boot is never called, a link fails at the deadline as not booted, and isn't opened later")
    func neverBooted() async throws {
        let launched = try launched()
        launched.router.timing.bootTimeout = .seconds(5)
        let faults = launched.router.recordedFaults()
        let link = launched.app.open("auth://home")
        await until { clock.sleeping == 1 }
        clock.advance(by: .seconds(4))
        #expect(clock.sleeping == 1 && link.settled == nil)
        clock.advance(by: .seconds(1))
        let failure = NavigationFailure.notBooted(name: AuthRoute.home.name)
        #expect(await link.outcome == .failed(failure))
        #expect(faults.all == [failure] && "\(failure)".contains("boot()"))
        await launched.app.boot()
        launched.router.expect(State())
        #expect(clock.sleeping == 0)
    }
    private enum Tab: String, NavigationTab { case home, help }
    @Test(
        "a navigation before boot doesn't fail because of the root of another tab",
        arguments: [AuthRoute.help, .upgrade])
    func tabRoot(_ destination: AuthRoute) async throws {
        let tabs = TabRouter<Tab, AuthRoute> { $0 == .home ? .home : .help }
        let app = AppCoordinator(tabs.router, sessions: SessionRepositoryMock(nil), onDenial: AuthRoute.screen)
        let handle = destination == .help ? tabs.select(.help) : tabs.router.navigate(to: destination)
        await app.boot()
        #expect(await handle.outcome == .committed)
        #expect(tabs.router.state.topDestination == destination)
    }
    @Test("a link waits for a boot that has begun, however long it takes")
    func slowBoot() async throws {
        let gate = Gate<Session?>()
        let router = Router<AuthRoute>(links: try AuthRoute.deepLinks())
        router.timing.clock = .manual(clock)
        router.timing.guardTimeout = .seconds(100)
        let faults = router.recordedFaults()
        let app = AppCoordinator(router, sessions: GatedSessions(gate: gate), onDenial: AuthRoute.screen)
        let boot = Task { await app.boot() }
        await gate.arrival()
        let link = app.open("auth://home")
        // the deadlines of boot and of the link
        await until { clock.sleeping == 2 }
        clock.advance(by: router.timing.bootTimeout)
        #expect(clock.sleeping == 1)
        await until("the link gets another deadline") { clock.sleeping == 2 }
        #expect(link.settled == nil && faults.all.isEmpty)
        gate.open(with: .ana)
        _ = await boot.value
        #expect(link.settled == .committed)
    }
    @Test("a link that waits for an unlock has a record, and is denied as locked after the intent's lifetime")
    func locked() async throws {
        let launched = try await launched().booted()
        launched.app.lock()
        let link = launched.app.open("auth://home")
        #expect(launched.router.records.last?.wait == .unlock)
        clock.advance(by: launched.router.timing.intendedLifetime)
        #expect(await link.outcome == .denied(.locked))
        try await launched.app.unlock()
        launched.router.expect(State())
    }
    @Test("a link that still waits after boot, because the app is locked, is opened at the unlock")
    func bootedLocked() async throws {
        let launched = try launched(Session(owner: "ana", isLocked: true))
        let link = launched.app.open("auth://home")
        await launched.app.boot()
        await until { clock.sleeping == 1 }
        clock.advance(by: launched.router.timing.bootTimeout)
        #expect(clock.sleeping == 0)
        await until("the link gets another deadline") { clock.sleeping == 1 }
        #expect(link.settled == nil)
        try await launched.app.unlock()
        #expect(link.settled == .committed)
        launched.router.expect(State(path: [.home]))
        #expect(clock.sleeping == 0)
    }
    @Test("a transition that waits for a guard or a leave guard has a record with that outcome")
    func guards() async throws {
        let router = Router<AuthRoute>()
        router.timing.clock = .manual(clock)
        let slow = AccessGuardMock<AuthRoute>()
        let gate = slow.hold(.home)
        router.setGuard(slow)
        let push = router.navigate(to: .home)
        #expect(router.records.last?.wait == .access)
        await gate.arrival()
        gate.open(with: .allowed)
        #expect(await push.outcome == .committed)
        #expect(router.records.map(\.outcome) == [.committed])
        let answer = Gate<Bool>()
        router.onLeave(of: .home) { .later { (try? await answer.pass()) ?? false } }
        let pop = router.pop()
        #expect(router.records.last?.wait == .leave)
        await answer.arrival()
        answer.open(with: false)
        #expect(await pop.outcome == .denied(.leaveRefused))
        #expect(router.records.last?.outcome == .denied(.leaveRefused))
    }
}
