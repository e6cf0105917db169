import Foundation
import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("History: logins, imports and limits")
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
    @Test("an imported entry that needs a login is shown after the login, and no entry is lost")
    func imported() throws {
        let app = AuthApp()
        app.router.links = try AuthRoute.deepLinks()
        let history = NavigationHistory(app.router)
        let text = #"{"version":1,"index":1,"checkpoints":{},"entries":[{"path":["/help"]},{"path":["/home"]}]}"#
        #expect(history.replace(by: Array(text.utf8)).step.settled == .denied(.unauthenticated))
        app.logIn(.ana)
        app.router.expect(State(path: [.home]))
        #expect(history.entries.map(\.path) == [[.help], [.home]])
        #expect(history.index == 1)
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
    @Test("an export over the size limit leaves out entries before the current one, and keeps the checkpoints")
    func tooLarge() throws {
        let router = Router<Route>(links: try Route.deepLinks())
        let history = NavigationHistory(router, limit: 3_000)
        for first in 0..<1_500 { router.setPath((0..<45).map { .detail(1_000_000_000 + first * 100 + $0) }) }
        for index in 0..<300 { history.mark("\(index)") }
        history.go(by: -1_400)
        let (bytes, faults) = history.exported()
        #expect(bytes.count <= 1 << 20)
        #expect(bytes.count > 900_000)
        #expect(faults.count == 1)
        let other = NavigationHistory(Router<Route>(links: router.links), limit: 3_000)
        #expect(other.replace(by: bytes).report == .restored)
        #expect(other.index == 0)
        #expect(other.entries[0] == router.state)
        #expect(other.checkpoints.count == 300)
    }
    @Test("an import into a history with a smaller limit shows the same entry")
    func smaller() throws {
        let router = Router<Route>(links: try Route.deepLinks())
        let history = NavigationHistory(router)
        for id in 0..<20 { router.setPath([.detail(id)]) }
        history.go(by: -15)
        let other = NavigationHistory(Router<Route>(links: router.links), limit: 3)
        #expect(other.replace(by: history.exported().bytes).step.settled == .committed)
        #expect(other.entries.count == 3)
        #expect(other.entries[other.index] == router.state)
    }
    @Test("an import without valid entries changes nothing")
    func nothingValid() throws {
        let router = Router<Route>(path: [.list], links: try Route.deepLinks())
        let history = NavigationHistory(router)
        let text = #"{"version":1,"index":1,"checkpoints":{},"entries":[{"path":["/no"]},{"path":["/no/2"]}]}"#
        guard case .discarded = history.replace(by: Array(text.utf8)).report else {
            Issue.record("the import should be discarded")
            return
        }
        #expect(history.entries == [State2(path: [.list])])
        router.expect(State2(path: [.list]))
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
        #expect(router.state.count == 1)
        #expect(router.path(of: "a") == [.list])
    }
}
