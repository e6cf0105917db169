import Testing
import Waymark
import WaymarkTesting

/// What a review of the core, and an hour of trying to break it, found.
@MainActor @Suite("Findings: locks, refreshes, and routers that are kept")
struct ReviewFindings {
    typealias State = NavigationState<AuthRoute>
    private let sessions = SessionRepositoryMock(.ana)
    private let router = Router<AuthRoute>()
    private let store = MemoryRestorationStore()

    private func app(
        saves: Bool = false, router: Router<AuthRoute>? = nil
    ) throws -> AppCoordinator<AuthRoute> {
        let (links, router) = (try AuthRoute.deepLinks(), router ?? self.router)
        router.links = links
        return AppCoordinator(
            router, sessions: sessions,
            restoration: saves ? Restoration(links: links, store: store) : nil, onDenial: AuthRoute.screen)
    }

    @Test("G15: a session that expires while it is locked takes its screens away")
    func expiresWhileLocked() async throws {
        let app = try app()
        await app.boot()
        router.perform(.setPath([.help, .home]))
        app.lock()
        await sessions.set(nil)
        await app.refreshSession()
        #expect(app.phase == .unauthenticated)
        router.expect(State(path: [.help]))
        app.logIn(.ana)
        router.expect(State(path: [.help, .home]))
    }
    @Test("G14: coming to the foreground does not unlock")
    func staysLocked() async throws {
        let app = try app()
        await app.boot()
        app.lock()
        await app.refreshSession()
        #expect(app.phase == .locked(Session(owner: "ana", isLocked: true)))
        await app.unlock()
        #expect(app.phase == .authenticated(.ana))
    }
    @Test("G1: a refresh that fails leaves what is known, and the stack")
    func failedRefresh() async throws {
        let app = try app()
        await app.boot()
        router.perform(.setPath([.help, .home]))
        await sessions.fail(CancellationError())
        await app.refreshSession()
        router.expect(State(path: [.help, .home]))
    }
    @Test("U14: the router of a modal that is gone still reads what it was, however much is navigated after it")
    func keptRouter() throws {
        let router = Router<Route>()
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        sheet.push(.detail(42))
        router.dismissModal()
        for index in 0..<3_000 {
            router.push(.detail(index))
            router.pop()
        }
        #expect(sheet.path == [.detail(42)] && sheet.root == .settings && !sheet.isAttached)
    }
    @Test("S12: what was saved is restored where what was asked for stays denied")
    func deniedIntent() async throws {
        let first = try app(saves: true)
        await first.boot()
        router.perform(.setPath([.home, .profile(3)]))
        first.save()
        first.confirmRestoration()
        await sessions.set(nil)
        let second = try app(saves: true, router: Router())
        await second.boot()
        second.open("auth://admin")
        second.logIn(.ana)
        second.router.expect(State(path: [.home, .profile(3)]).presenting(.upgrade, as: .sheet))
        #expect(second.router.intendedDestination == .admin)
    }
    @Test("G27: a leave guard that is registered again while it is asked is not asked again")
    func registersWhileAsked() async {
        let router = Router<Route>(path: [.list])
        var asked = 0
        func register() {
            router.onLeave(of: .list) { _ in
                asked += 1
                register()
                return .later { true }
            }
        }
        register()
        #expect(await router.pop().outcome == .committed)
        #expect(asked == 1)
    }
    @Test("G6: a navigation that waits goes on waiting when what is shown is checked again")
    func recheckWhileAsked() async {
        let router = Router<Route>()
        // a busy machine is no guard that is late
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
}
