import Foundation
import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("History: logins and limits")
struct HistoryEdgeTests {
    typealias State = NavigationState<AuthRoute>
    private static let admin = Session(owner: "ana", permissions: ["admin"])

    @Test("a refused step that is resumed later moves to its entry")
    func resumed() {
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
        #expect(!history.canGoBack)
        #expect(changes(of: { _ = history.canGoBack }) { app.router.navigate(to: .home) } == 1)
        #expect(history.canGoBack)
        history.goBack()
        app.router.expect(State(path: [.help]))
        #expect(!history.canGoBack)
    }
    private typealias State2 = NavigationState<Route>

    @Test("a step back keeps the current tabs")
    func tabs() {
        func branches(_ ids: [String]) -> [NavigationBranch<Route>] {
            ids.map { NavigationBranch(id: $0, root: .home) }
        }
        let router = Router(State2(branches: branches(["a", "b", "c"])))
        let history = NavigationHistory(router)
        router.navigate(to: .list)
        router.perform(.select(branch: "c"))
        router.navigate(to: .settings)
        router.perform(.replace(State2(branches: branches(["b", "a", "d"]))))
        history.goBack()
        #expect(router.branches.ids == ["b", "a", "d"])
        #expect(router.state.levels.count == 1)
        #expect(router.path(of: "a") == [.list])
    }
}
