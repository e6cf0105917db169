import ShellApp
import Testing
import Waymark
import WaymarkTesting

@Suite("The app in its phases")
struct AppCoordinatorTests {
    typealias State = NavigationState<Route>
    let test = TestApp()

    @Test("without a session the app starts at the login; a login leads home, and a log-out to the login")
    func login() async throws {
        let app = try await test.launch()
        app.router.expect(State(root: .login))
        app.logIn(Session(owner: "ana"))
        app.router.expect(State(root: .home))
        app.logOut()
        app.router.expect(State(root: .login))
    }
    @Test("the bootstrapper leads to the login or home")
    func bootstrapper() async throws {
        let container = test.container()
        let app = try container.makeAppCoordinator()
        await container.makeAppBootstrapper(router: app).start().value
        app.router.expect(State(root: .login))
    }
    @Test("a session that was locked elsewhere is locked here when it is refreshed")
    func lockedElsewhere() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.router.navigate(to: .settings())
        await test.sessions.set(Session(owner: "ana", isLocked: true))
        await app.refreshSession()
        #expect(app.phase == .locked(Session(owner: "ana", isLocked: true)))
        #expect(app.router.pop().settled == .denied(.locked))
    }
    @Test("locking keeps the stack, and unlocking shows it again")
    func locked() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.router.navigate(to: .settings())
        app.lock()
        #expect(app.phase == .locked(Session(owner: "ana", isLocked: true)))
        app.router.expect(State(root: .home, path: [.settings()]))
        try await app.unlock()
        #expect(app.phase == .authenticated(Session(owner: "ana")))
        app.router.expect(State(root: .home, path: [.settings()]))
    }
    @Test("a saved state is restored only for its owner")
    func saved() async throws {
        let first = try await test.launch(Session(owner: "ana"))
        first.router.navigate(to: .settings(section: .privacy))
        first.save()
        let again = try await test.launch(Session(owner: "ana"))
        again.router.expect(State(root: .home, path: [.settings(section: .privacy)]))
        again.save()
        let other = try await test.launch(Session(owner: "ben"))
        other.router.expect(State(root: .home))
    }
}
