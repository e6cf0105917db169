import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("A login that the app opens itself")
struct OpenedLoginTests {
    typealias State = NavigationState<AuthRoute>

    private func launched() async throws -> LaunchedApp {
        let launched = try LaunchedApp(state: State(root: .help))
        await launched.app.boot()
        return launched
    }
    @Test func `it can be cancelled`() async throws {
        let launched = try await launched()
        launched.router.navigate(to: .login)
        #expect(launched.app.cancelLogin().settled == .committed)
        launched.router.expect(State(root: .help))
    }
    @Test func `it leaves when a session begins, with the screens on top of it`() async throws {
        let launched = try await launched()
        launched.router.navigate(to: .login)
        launched.router.active.push(.help)
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .help))
    }
    @Test func `it stays as the root of an app that starts with it`() async throws {
        let launched = try LaunchedApp(state: State(root: .login))
        await launched.app.boot()
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .login))
    }
    @Test func `it stays as a root that the app sets`() async throws {
        let launched = try await launched()
        launched.router.perform(.setRoot(.login))
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .login))
    }
    @Test func `another screen over it leaves with it`() async throws {
        let launched = try await launched()
        launched.router.navigate(to: .login)
        launched.router.active.present(.upgrade, as: .sheet)
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .help))
    }
    @Test func `a leave guard that keeps it open leaves it what it was`() async throws {
        let launched = try await launched()
        let history = NavigationHistory(launched.router)
        launched.router.navigate(to: .login)
        launched.router.onLeave(of: .login) { _ in .stay }
        #expect(launched.app.cancelLogin().settled == .denied(.leaveRefused))
        launched.router.onLeave(of: .login) { _ in .leave }
        #expect(history.goBack().settled == .committed)
        launched.router.expect(State(root: .help))
    }
}
