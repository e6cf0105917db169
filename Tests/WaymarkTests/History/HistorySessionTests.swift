import Foundation
import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("History: guards and sessions")
struct HistorySessionTests {
    typealias State = NavigationState<AuthRoute>
    private static let admin = Session(owner: "ana", permissions: ["admin"])

    @Test("after a login, the denied request is the next entry")
    func resumed() {
        let app = AuthApp(path: [.help])
        let history = NavigationHistory(app.router)
        app.router.navigate(to: .home)
        app.logIn(.ana)
        #expect(history.entries.map(\.path) == [[.help], [.help, .home]])
        history.goBack()
        app.router.expect(State(path: [.help]))
    }
    @Test(
        "another user's login, with or without a log-out before, empties the history",
        arguments: [true, false])
    func logOut(isLogOut: Bool) {
        let app = AuthApp(.ana)
        let history = NavigationHistory(app.router)
        app.router.navigate(to: .home)
        app.router.navigate(to: .profile(1))
        if isLogOut { app.logOut() }
        app.logIn(.ben)
        #expect(history.entries == [app.router.state])
        #expect(!app.router.state.destinations.contains(.profile(1)))
    }
    @Test("a step that waits for its turn during a log-out is denied")
    func crossing() {
        let app = AuthApp(.ana)
        let history = NavigationHistory(app.router)
        app.router.navigate(to: .profile(1))
        app.router.popToRoot()
        var step: NavigationHandle?
        var isDone = false
        app.router.observe { _ in
            guard !isDone else { return }
            isDone = true
            app.logOut()
            app.logIn(.ben)
            step = history.goForward()
        }
        history.goForward()
        app.router.expect(State())
        #expect(step?.settled == .denied(.unauthenticated))
        #expect(history.entries == [State()])
    }
    @Test("an expiry keeps the entries for the session's owner, whose login restores the current one")
    func expiry() {
        let app = AuthApp(.ana, path: [.help])
        let history = NavigationHistory(app.router)
        app.router.navigate(to: .home)
        app.auth.update(nil)
        app.router.updateSession(.expired)
        #expect(history.entries.count == 2)
        app.logIn(.ana)
        app.router.expect(State(path: [.help, .home]))
        history.goBack()
        app.router.expect(State(path: [.help]))
    }
    @Test("a leave guard may refuse a step")
    func leaving() async {
        let router = Router<Route>()
        let history = NavigationHistory(router)
        router.navigate(to: .list)
        router.onLeave(of: .list) { .stay }
        #expect(await history.goBack().outcome == .denied(.leaveRefused))
        #expect(router.path == [.list])
        #expect(history.index == 1)
    }
    @Test("a step that waits for a guard is superseded by the next navigation, and has no effect")
    func superseded() async {
        let router = Router<Route>(path: [.detail(1)])
        router.timing.clock = .manual(ManualClock())
        let history = NavigationHistory(router)
        router.setPath([.list])
        let gate = Gate<AccessDecision<Route>>()
        router.setGuard(RuleGuard { route in route == .detail(1) ? .later { try await gate.pass() } : .allowed })
        let step = history.goBack()
        #expect(step.settled == nil)
        #expect(history.index == 1)
        router.navigate(to: .about)
        #expect(step.settled == .superseded)
        await gate.arrival()
        gate.open(with: .allowed)
        await gate.departure()
        #expect(history.entries.map(\.path) == [[.detail(1)], [.list], [.list, .about]])
        #expect(history.index == 2)
        let again = history.go(by: -2)
        await gate.arrival()
        gate.open(with: .allowed)
        #expect(await again.outcome == .committed)
        #expect(history.index == 0)
    }
    @Test func `under a login in place of a denied root, going back leads nowhere`() async throws {
        let launched = try await LaunchedApp(state: State(root: .home)).booted()
        let history = NavigationHistory(launched.router)
        launched.router.navigate(to: .profile(1))
        #expect(!history.canGoBack)
        #expect(history.goBack().settled == .duplicate)
        launched.router.expect(State().presenting(.login, as: .sheet))
    }
    @Test("a refused step that is resumed later moves to its entry")
    func refusedStep() {
        let app = AuthApp(Self.admin)
        let history = NavigationHistory(app.router)
        app.router.setPath([.admin])
        app.router.setPath([.help])
        app.change(.ana)
        #expect(history.goBack().settled == .denied(.insufficientPermissions))
        #expect(history.index == 2)
        #expect(history.canGoBack)
        app.change(Self.admin)
        app.router.expect(State(path: [.admin]))
        #expect(history.index == 1)
        history.goForward()
        app.router.expect(State(path: [.help]))
    }
    @Test("the login that a navigation presents after an expiry isn't an entry")
    func expired() async throws {
        let clock = ManualClock()
        let app = try LaunchedApp(
            Session(owner: "ana", expires: clock.date.addingTimeInterval(60)), state: State(path: [.help]), clock: clock
        )
        await app.app.boot()
        let history = NavigationHistory(app.router)
        app.router.navigate(to: .home)
        clock.advance(by: .seconds(61))
        await app.sessions.set(nil)
        _ = await app.router.navigate(to: .profile(3)).outcome
        #expect(app.router.state.topDestination == .login)
        #expect(!history.entries.contains { $0.topDestination == .login })
        app.app.logIn(.ana)
        #expect(!history.entries.contains { $0.topDestination == .login })
        #expect(app.router.state.topDestination == .profile(3))
        #expect(history.entries[history.index] == app.router.state)
    }
    @Test("a user can go back from a login over the first entry")
    func covered() {
        let app = AuthApp(path: [.help])
        let history = NavigationHistory(app.router)
        #expect(!history.canGoBack && history.entries.count == 1)
        #expect(changes(of: { _ = history.canGoBack }) { app.router.navigate(to: .home) } == 1)
        #expect(history.canGoBack && history.entries.count == 1)
        history.goBack()
        app.router.expect(State(path: [.help]))
        #expect(!history.canGoBack)
    }
}
