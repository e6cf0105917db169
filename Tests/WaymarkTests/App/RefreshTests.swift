import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Locks and refreshes")
struct RefreshTests {
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

    @Test("a session that expires during a lock loses its screens until its owner logs in")
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
    @Test("a refresh of the session doesn't unlock the app")
    func staysLocked() async throws {
        let app = try app()
        await app.boot()
        app.lock()
        await app.refreshSession()
        #expect(app.phase == .locked(Session(owner: "ana", isLocked: true)))
        try await app.unlock()
        #expect(app.phase == .authenticated(.ana))
    }
    @Test("a refresh that fails keeps the stack")
    func failedRefresh() async throws {
        let app = try app()
        await app.boot()
        router.perform(.setPath([.help, .home]))
        await sessions.fail(CancellationError())
        await app.refreshSession()
        router.expect(State(path: [.help, .home]))
    }
    @Test("saved state is restored at a login if the request denied before it stays denied")
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
}
