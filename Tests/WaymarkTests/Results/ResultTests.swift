import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Results of screens")
struct ResultTests {
    /// Asks for a result in a task, and waits until the screen is shown.
    private func ask(_ destination: Route, _ router: Router<Route>) async -> Task<Int?, Never> {
        await router.recording { Task { await router.result(of: destination, as: Int.self) } }
    }

    @Test("a sheet returns its result to its presenter, and is dismissed as completed")
    func modal() async throws {
        let router = Router<Route>()
        let asked = await ask(.settings, router)
        let sheet = try #require(router.child)
        sheet.navigate(to: .about)
        #expect(sheet.finish(with: 42).settled == .committed)
        #expect(await asked.value == 42)
        router.expect(NavigationState())
        let dismissal = try #require(router.records.last?.dismissals.first)
        #expect(dismissal.level == 1 && dismissal.destination == .settings && dismissal.reason == .completed)
        #expect(dismissal.result as? Int == 42)
    }
    @Test("a pushed screen returns its result, and is popped with the screens above it")
    func pushed() async {
        let router = Router<Route>(path: [.list])
        let asked = await ask(.detail(1), router)
        router.navigate(to: .about)
        router.finish(with: 7)
        #expect(await asked.value == 7)
        router.expect(NavigationState(path: [.list]))
    }
    @Test("a caller gets nil if the screen leaves without a result", arguments: 0..<6)
    func unanswered(way: Int) async throws {
        let router = Router<Route>(path: [.list])
        let asked = await ask(way < 4 ? .settings : .detail(1), router)
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
        let router = Router<Route>()
        let control = AccessGuardMock<Route>()
        control.answers = [.settings: .denied(.insufficientPermissions)]
        router.setGuard(control)
        #expect(await router.result(of: .settings, as: Int.self) == nil)
        router.expect(NavigationState())
    }
    @Test("a screen that waits for a guard returns its result once it is allowed, or nil if it is denied")
    func later() async throws {
        for isAllowed in [true, false] {
            let router = Router<Route>()
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
    }
    @Test("cancelling the waiting task ends the wait, and keeps the screen")
    func cancelled() async {
        let router = Router<Route>()
        let asked = await ask(.settings, router)
        asked.cancel()
        #expect(await asked.value == nil)
        router.expect(NavigationState().presenting(.settings, as: .sheet))
        #expect(router.child?.finish(with: 1).settled == .committed)
        router.expect(NavigationState())
    }
    @Test("a result that a leave guard refuses isn't returned, and a later one is")
    func stays() async throws {
        let router = Router<Route>()
        let asked = await ask(.settings, router)
        let keeper = router.onLeave(of: .settings) { _ in .stay }
        let sheet = try #require(router.child)
        #expect(sheet.finish(with: 1).settled == .denied(.leaveRefused))
        keeper.cancel()
        sheet.finish(with: 2)
        #expect(await asked.value == 2)
    }
    @Test("a sheet that the user pulls down while a leave guard decides about its result returns nil")
    func pulledDown() async throws {
        let router = Router<Route>()
        let asked = await ask(.settings, router)
        let gate = Gate<Bool>()
        var isFirst = true
        router.onLeave(of: .settings) { _ in
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
    @Test("finish without a waiting caller only removes the screen")
    func nobody() throws {
        let router = Router(NavigationState<Route>(path: [.list, .detail(1)]).presenting(.settings, as: .sheet))
        try #require(router.child).finish(with: 1)
        router.finish(with: 1)
        router.expect(NavigationState(path: [.list]))
    }
    @Test("a caller keeps waiting while another tab is selected")
    func branches() async {
        let router = Router(
            NavigationState<Route>(branches: [NavigationBranch(id: "a"), NavigationBranch(id: "b")]))
        let asked = await ask(.detail(1), router)
        router.select(branch: "b")
        router.select(branch: "a")
        router.finish(with: 5)
        #expect(await asked.value == 5)
    }
    @Test("an outgoing navigation gets the result of its target")
    func outgoing() async throws {
        enum Wish: OutgoingNavigation { case filter }
        enum Shown: IncomingNavigation {
            case filter
            var presentationType: PresentationType { .sheet }
        }
        let coordinator = NavigationCoordinator(
            redirector: TableRedirect(from: Wish.filter, to: Shown.filter))
        let asked = await coordinator.recording {
            Task { await coordinator.result(of: Wish.filter, as: String.self) }
        }
        try #require(coordinator.child).finish(with: "alive")
        #expect(await asked.value == "alive")
    }
    @Test("the caller of a dismissed screen gets nil, and the next caller gets its own screen's result")
    func two() async throws {
        let router = Router<Route>()
        let first = await ask(.settings, router)
        router.dismissModal()
        let second = await ask(.settings, router)
        try #require(router.child).finish(with: 2)
        #expect(await first.value == nil)
        #expect(await second.value == 2)
    }
    @Test("of two equal screens, each returns its result to its own caller")
    func equalScreens() async {
        let router = Router<Route>()
        let first = await ask(.detail(1), router)
        let second = await ask(.detail(1), router)
        #expect(router.path == [.detail(1), .detail(1)])
        router.finish(with: 2)
        #expect(await second.value == 2)
        #expect(router.path == [.detail(1)])
        router.finish(with: 1)
        #expect(await first.value == 1)
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
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let slow = RuleGuard<AuthRoute> { route, _ in route == .form ? .later { try await gate.pass() } : .allowed }
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
        let asked = await launched?.router.recording { [router = launched?.router] in
            Task { await router?.result(of: .form, as: Int.self) ?? nil }
        }
        launched = nil
        #expect(await asked?.value == .some(nil))
        await letTasksRun()
        #expect(router == nil)
    }
}
