import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Results of screens")
struct ResultTests {
    struct Ticket: Equatable, Sendable { let number: Int }
    private let router = Router<Route>(path: [.list])

    @Test("a sheet returns its result to its presenter, and is dismissed")
    func modal() async throws {
        let asked = await router.awaitingResult(of: .settings)
        let sheet = try #require(router.child)
        sheet.navigate(to: .about)
        #expect(sheet.finish(with: 42).settled == .committed)
        #expect(await asked.value == 42)
        router.expect(NavigationState(path: [.list]))
        #expect(router.records.last?.dismissed == [.settings])
    }
    @Test("a pushed screen returns its result, and is popped with the screens above it")
    func pushed() async {
        let asked = await router.awaitingResult(of: .detail(1))
        router.navigate(to: .about)
        router.finish(with: 7)
        #expect(await asked.value == 7)
        router.expect(NavigationState(path: [.list]))
    }
    @Test("of two equal screens, each returns its result to its own caller, the upper one first")
    func equalScreens() async {
        let first = await router.awaitingResult(of: .detail(1))
        let second = await router.awaitingResult(of: .detail(1))
        router.finish(with: 2)
        #expect(await second.value == 2)
        #expect(router.path == [.list, .detail(1)])
        router.finish(with: 1)
        #expect(await first.value == 1)
    }
    @Test("a caller gets nil if the screen leaves without a result", arguments: 0..<6)
    func unanswered(way: Int) async throws {
        let asked = await router.awaitingResult(of: way < 4 ? .settings : .detail(1), as: Int?.self)
        switch way {
        case 0: try #require(router.child).userDidDismiss()
        case 1: router.dismissModal()
        case 2: router.navigate(to: .gallery(1))
        case 3: router.perform(.replace(NavigationState()))
        case 4: router.pop()
        default: router.path = []
        }
        #expect(await asked.value == nil)
    }
    @Test("a caller gets nil at once if the screen can't be shown")
    func refused() async {
        let control = AccessGuardMock<Route>()
        control.answers = [.settings: .denied(.insufficientPermissions)]
        router.setGuard(control)
        #expect(await router.result(of: .settings, as: Int.self) == nil)
        router.expect(NavigationState(path: [.list]))
    }
    @Test(
        "a screen that waits for a guard returns its result once it is allowed, or nil if it is denied",
        arguments: [true, false])
    func later(isAllowed: Bool) async throws {
        router.timing.clock = .manual(ManualClock())
        let control = AccessGuardMock<Route>()
        let gate = control.hold(.settings)
        router.setGuard(control)
        let asked = Task { await router.result(of: .settings, as: Int.self) }
        await gate.arrival()
        await router.recording { gate.open(with: isAllowed ? .allowed : .denied(.failed)) }
        router.child?.finish(with: 3)
        #expect(await asked.value == (isAllowed ? 3 : nil))
    }
    @Test("cancelling the waiting task ends the wait, and keeps the screen")
    func cancelled() async {
        let asked = await router.awaitingResult(of: .settings)
        asked.cancel()
        #expect(await asked.value == nil)
        router.expect(NavigationState(path: [.list]).presenting(.settings, as: .sheet))
        #expect(router.child?.finish(with: 1).settled == .committed)
        router.expect(NavigationState(path: [.list]))
    }
    @Test("a cancelled caller's screen doesn't return its result to the caller below")
    func cancelledInner() async {
        let outer = await router.awaitingResult(of: .detail(1))
        let inner = await router.awaitingResult(of: .detail(2))
        inner.cancel()
        #expect(await inner.value == nil)
        #expect(router.finish(with: "of another type").settled == .committed)
        router.expect(NavigationState(path: [.list, .detail(1)]))
        router.finish(with: 1)
        #expect(await outer.value == 1)
    }
    @Test("a result that a leave guard refuses isn't returned, and a later one is")
    func stays() async throws {
        let asked = await router.awaitingResult(of: .settings)
        let keeper = router.onLeave(of: .settings) { .stay }
        let sheet = try #require(router.child)
        #expect(sheet.finish(with: 1).settled == .denied(.leaveRefused))
        keeper.cancel()
        sheet.finish(with: 2)
        #expect(await asked.value == 2)
    }
    @Test("a sheet that the user pulls down while a leave guard decides about its result returns nil")
    func pulledDown() async throws {
        let asked = await router.awaitingResult(of: .settings)
        let gate = Gate<Bool>()
        var isFirst = true
        router.onLeave(of: .settings) {
            defer { isFirst = false }
            return isFirst ? .later { (try? await gate.pass()) ?? false } : .leave
        }
        let sheet = try #require(router.child)
        let finishing = sheet.finish(with: 1)
        sheet.userDidDismiss()
        gate.open(with: true)
        #expect(await finishing.outcome == .superseded)
        #expect(await asked.value == nil)
    }
    @Test("without a waiting caller, finish dismisses a modal, or pops a screen")
    func nobody() throws {
        router.navigate(to: .settings)
        #expect(try #require(router.child).finish(with: 1).settled == .committed)
        #expect(router.records.last?.dismissed == [.settings])
        router.push(.detail(1))
        #expect(router.finish(with: 1).settled == .committed)
        router.expect(NavigationState(path: [.list]))
    }
    @Test("a result of another type than the caller's is an error that names both, and the screen stays")
    func wrongType() async throws {
        let faults = router.recordedFaults()
        let asked = await router.awaitingResult(of: .settings, as: Ticket.self)
        let sheet = try #require(router.child)
        let wrong = TransitionOutcome.failed(
            .wrongResult(name: Route.settings.name, expected: "Ticket", found: "Int"))
        #expect(sheet.finish(with: 1).settled == wrong)
        #expect(faults.all.count == 1 && "\(faults.all[0])".contains("expects 'Ticket'"))
        #expect(sheet.isOpen)
        sheet.finish(with: Ticket(number: 1))
        #expect(await asked.value == Ticket(number: 1))
    }
    @Test("a result may have a subtype of the caller's type")
    func wider() async {
        let optional = await router.awaitingResult(of: .detail(1), as: Int?.self)
        #expect(router.finish(with: 4).settled == .committed)
        #expect(await optional.value == .some(4))
        let any = await router.awaitingResult(of: .detail(1), as: (any Sendable & Equatable).self)
        #expect(router.finish(with: Ticket(number: 1)).settled == .committed)
        #expect(await any.value as? Ticket == Ticket(number: 1))
    }
    @Test("a caller waits while another tab is selected, in which finish fails")
    func hiddenTab() async {
        let router = Router(NavigationState<Route>(branches: [NavigationBranch(id: "a"), NavigationBranch(id: "b")]))
        let asked = await router.awaitingResult(of: .detail(1))
        router.perform(.select(branch: "b"))
        router.push(.list)
        let name = Route.detail(1).name
        let failure = NavigationFailure.notRequested(name: Route.list.name, open: [name])
        #expect(router.finish(with: 5).settled == .failed(failure))
        #expect("\(failure)".hasSuffix("open requests: \(name)"))
        #expect(router.path == [.list])
        router.perform(.select(branch: "a"))
        router.finish(with: 5)
        #expect(await asked.value == 5)
    }
    @Test("a feature's navigator gets the result of its outgoing navigation's target; the mock records finished values")
    func features() async {
        enum Out: OutgoingNavigation { case buy }
        enum In: IncomingNavigation { case buy }
        let coordinator = NavigationCoordinator(redirector: TableRedirect(from: Out.buy, to: In.buy))
        let navigator: any Navigator = coordinator
        let asked = await coordinator.recording { Task { await navigator.result(of: Out.buy, as: Ticket.self) } }
        navigator.finish(with: Ticket(number: 2))
        #expect(await asked.value == Ticket(number: 2))
        let mock = NavigatorMock()
        mock.finish(with: 1)
        #expect(mock.finishedValues.count == 1)
    }
    @Test func `a caller gets nil if the not-found screen is shown in place of its destination`() async {
        enum Wish: OutgoingNavigation { case nowhere }
        let router = NavigationCoordinator()
        #expect(await router.result(of: Wish.nowhere, as: Int.self) == nil)
        #expect(router.path.count == 1)
    }
    @Test func `a caller whose screen a guard is asked about gets nil once its window's coordinator is gone`()
        async throws
    {
        let gate = Gate<AccessDecision<AuthRoute>>()
        let slow = RuleGuard<AuthRoute> { route in route == .form ? .later { try await gate.pass() } : .allowed }
        var launched: LaunchedApp? = try LaunchedApp(.ana, guards: [slow])
        await launched?.app.boot()
        let asked = Task { [router = launched?.router] in await router?.result(of: .form, as: Int.self) ?? nil }
        await gate.arrival()
        launched = nil
        #expect(await asked.value == nil)
        gate.open(with: .allowed)
    }
    @Test func `a caller gets nil, and lets the router go, once its window's coordinator is gone`() async throws {
        var launched: LaunchedApp? = try LaunchedApp(.ana)
        await launched?.app.boot()
        weak var router: Router<AuthRoute>?
        router = launched?.router
        let asked = await launched?.router.awaitingResult(of: .form)
        launched = nil
        #expect(await asked?.value == .some(nil))
        await letTasksRun()
        #expect(router == nil)
    }
}
