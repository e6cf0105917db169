import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Guards of the first state")
struct FirstStateTests {
    typealias State = NavigationState<AuthRoute>
    static let tabs = State(branches: [
        NavigationBranch(id: "a", root: .home), NavigationBranch(id: "b", root: .profile(1)),
        NavigationBranch(id: "c", root: .help),
    ])

    @Test("a root that needs a session returns after any login; screens that a log-out removed don't")
    func root() async throws {
        let launched = try await LaunchedApp(state: State(root: .home)).booted()
        launched.router.expect(State().presenting(.login, as: .sheet))
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .home))
        launched.app.logOut()
        launched.router.expect(State().presenting(.login, as: .sheet))
        launched.app.logIn(.ben)
        launched.router.expect(State(root: .home))
        launched.router.navigate(to: .profile(1))
        launched.app.logOut()
        launched.app.logIn(.ben)
        launched.router.expect(State(root: .home))
    }
    @Test("without a session, no tab has a root that needs one, even if the tab isn't selected")
    func tabs() async throws {
        let launched = try await LaunchedApp(state: Self.tabs).booted()
        #expect(launched.showsOnlyOpen)
        launched.app.logIn(.ana)
        launched.router.expect(Self.tabs)
        launched.app.logOut()
        #expect(launched.showsOnlyOpen)
        launched.app.logIn(.ana)
        launched.router.expect(Self.tabs)
    }
    @Test("the state that a phase starts with is guarded, too")
    func phase() async throws {
        let launched = try await LaunchedApp(start: { _ in State(root: .help, path: [.home]) }).booted()
        launched.router.expect(State(root: .help))
    }
    @Test("the shown state is checked when a guard is installed")
    func protect() {
        let router = Router<AuthRoute>(root: .help, path: [.home, .profile(1)])
        let auth = AuthGuard<AuthRoute>(sessions: SessionRepositoryMock())
        auth.update(nil)
        router.setGuard(auth, onDenial: AuthRoute.screen)
        router.expect(State(root: .help))
    }
    @Test("the shown state is redirected when a redirect is installed")
    func redirect() {
        let router = Router<Route>(root: .home, path: [.list])
        router.setRedirect { $0 == .home ? .about : $0 == .list ? .detail(1) : nil }
        router.expect(NavigationState(root: .about, path: [.detail(1)]))
    }
    @Test("after an expiry, any login restores the root; a login of the same owner also restores the pushed screens")
    func expiry() async throws {
        for next in [Session.ana, .ben] {
            let launched = try await LaunchedApp(.ana, state: State(root: .home)).booted()
            launched.router.navigate(to: .profile(1))
            await launched.sessions.set(nil)
            await launched.app.refreshSession()
            #expect(launched.showsOnlyOpen)
            launched.app.logIn(next)
            launched.router.expect(State(root: .home, path: next == .ana ? [.profile(1)] : []))
        }
    }

    @Test("an AppCoordinator installs its guard, and presents a screen for a denial")
    func installs() async throws {
        let launched = try await LaunchedApp().booted()
        #expect(launched.router.navigate(to: .home).settled == .denied(.unauthenticated))
        #expect(launched.router.presentingSheet == .login)
        let app = AppCoordinator(Router<AuthRoute>(root: .home), sessions: SessionRepositoryMock(.ana)) { reason, _ in
            reason == .insufficientPermissions ? .upgrade : nil
        }
        await app.boot()
        #expect(app.router.navigate(to: .admin).settled == .denied(.insufficientPermissions))
        #expect(app.router.presentingSheet == .upgrade)
    }
    @Test func `a permission that allows a root later removes the screen of its denial`() async throws {
        let launched = try await LaunchedApp(.ana, state: State(root: .admin)).booted()
        launched.router.expect(State().presenting(.upgrade, as: .sheet))
        launched.app.updateSession(Session(owner: "ana", information: ["address"]))
        launched.router.expect(State().presenting(.upgrade, as: .sheet))
        launched.app.updateSession(Session(owner: "ana", permissions: ["admin"]))
        launched.router.expect(State(root: .admin))
    }
}
