import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("History: back and forward over states")
struct HistoryTests {
    typealias State = NavigationState<Route>
    let router: Router<Route>
    let history: NavigationHistory<Route>
    init() throws {
        router = Router(root: .home, links: try Route.deepLinks(root: .home))
        history = NavigationHistory(router, limit: 5)
    }

    @Test("back and forward show earlier states, whether a push, a sheet, a link or a pop to the root changed them")
    func backAndForward() {
        router.navigate(to: .list)
        router.navigate(to: .settings)
        router.open("app://detail/3")
        router.popToRoot()
        let shown: [State] = [
            State(root: .home), State(root: .home, path: [.list]),
            State(root: .home, path: [.list]).presenting(.settings, as: .sheet),
            State(root: .home, path: [.list, .detail(3)]), State(root: .home),
        ]
        #expect(history.entries == shown)
        for state in shown.reversed().dropFirst() {
            #expect(history.canGoBack)
            #expect(history.goBack().settled == .committed)
            router.expect(state)
        }
        #expect(!history.canGoBack)
        #expect(history.goBack().settled == .duplicate)
        for state in shown.dropFirst() {
            #expect(history.canGoForward)
            #expect(history.goForward().settled == .committed)
            router.expect(state)
        }
        #expect(!history.canGoForward)
        #expect(history.goForward().settled == .duplicate)
        #expect(history.go(by: -3).settled == .committed)
        router.expect(shown[1])
        #expect(history.go(by: .min).settled == .duplicate)
        #expect(history.go(by: .max).settled == .duplicate)
        #expect(router.records.last?.kind == .history)
    }
    @Test("going forward as often as possible ends at the latest state")
    func forward() throws {
        let router = Router<Route>(links: try Route.deepLinks())
        let history = NavigationHistory(router)
        router.navigate(to: .list)
        router.open("app://detail/4")
        router.popToRoot()
        history.goBack()  // the detail, on the list
        router.expect(State(path: [.list, .detail(4)]))
        history.goForward()
        if history.canGoForward { history.goForward() }  // observable, for a toolbar
        #expect(!history.canGoForward && router.path.isEmpty)
    }
    @Test("a navigation after going back drops the entries ahead")
    func branch() {
        router.navigate(to: .list)
        router.navigate(to: .detail(1))
        history.goBack()
        router.navigate(to: .detail(2))
        #expect(!history.canGoForward)
        #expect(history.entries.map(\.path) == [[], [.list], [.list, .detail(2)]])
    }
    @Test("a pop or dismissal that shows the previous entry is a step back, which can be undone by going forward")
    func otherWaysBack() {
        router.navigate(to: .list)
        router.navigate(to: .settings)
        router.child?.dismiss()
        #expect(history.index == 1)
        router.pop()
        #expect(history.index == 0)
        history.go(by: 2)
        router.expect(State(root: .home, path: [.list]).presenting(.settings, as: .sheet))
    }
    @Test("a pop after a step that a leave guard has refused isn't that step")
    func refusedStep() async {
        router.push(.list)
        router.push(.detail(1))
        let leaving = router.onLeave(of: .detail(1)) { false }
        _ = await history.go(by: -2).outcome
        leaving.cancel()
        router.popToRoot()
        #expect(history.entries.count == 4 && history.index == 3)
    }
    @Test("the oldest entries are dropped beyond the limit, which is at least one")
    func capped() {
        for id in 0..<20 { router.perform(.setPath([.detail(id)])) }
        #expect(history.entries.map(\.path) == (15..<20).map { [.detail($0)] })
        #expect(history.index == 4)
        let least = NavigationHistory(router, limit: -3)
        router.navigate(to: .about)
        #expect(least.entries == [router.state])
        #expect(!least.canGoBack)
    }
    @Test("screens that two entries share keep their identity")
    func identity() {
        router.navigate(to: .list)
        router.navigate(to: .detail(1))
        let before = router.store.state.ground.path
        router.pop()
        history.goForward()
        #expect(router.store.state.ground.path.first == before.first)
    }
    @Test("a step follows a redirect that has since been installed, and its entry is the shown state")
    func redirected() {
        router.navigate(to: .detail(1))
        router.popToRoot()
        router.navigate(to: .list)
        router.setRedirect { $0 == .detail(1) ? .detail(2) : nil }
        history.go(by: -1)
        history.go(by: -1)
        #expect(router.path.isEmpty)
        history.goForward()
        router.expect(State(root: .home, path: [.list]))
        let other = NavigationHistory(router)
        router.setRedirect(nil)
        router.setPath([.detail(1)])
        router.setPath([])
        router.setRedirect { $0 == .detail(1) ? .detail(2) : nil }
        #expect(other.goBack().settled == .committed)
        router.expect(State(root: .home, path: [.detail(2)]))
        #expect(other.entries[other.index] == router.state)
    }
    @Test("views that read canGoBack or canGoForward are notified when it changes")
    func observed() {
        #expect(changes(of: { _ = history.canGoBack }) { router.navigate(to: .list) } == 1)
        #expect(changes(of: { _ = history.canGoForward }) { history.goBack() } == 1)
    }
    @Test("a history that is freed removes its observer from the router")
    func lifetime() {
        var gone: NavigationHistory<Route>? = NavigationHistory(router)
        weak let reference = gone
        gone = nil
        #expect(reference == nil)
        router.navigate(to: .list)
        router.navigate(to: .about)
        #expect(router.store.journal.observers.all.count == 1)
    }
    @Test("back and forward restore the stack of every tab, and the selection of a tab is an entry")
    func tabs() {
        let router = Router(
            State(branches: [NavigationBranch(id: "a", root: .home), NavigationBranch(id: "b", root: .list)]))
        let history = NavigationHistory(router)
        router.navigate(to: .detail(1))
        router.perform(.select(branch: "b"))
        router.navigate(to: .detail(2))
        let last = router.state
        history.go(by: -2)
        #expect(router.branches.selected == "a")
        #expect(router.path(of: "b").isEmpty)
        #expect(router.path == [.detail(1)])
        history.go(by: 2)
        router.expect(last)
    }
    @Test("a step back keeps the current tabs")
    func changedTabs() {
        func branches(_ ids: [String]) -> [NavigationBranch<Route>] {
            ids.map { NavigationBranch(id: $0, root: .home) }
        }
        let router = Router(State(branches: branches(["a", "b", "c"])))
        let history = NavigationHistory(router)
        router.navigate(to: .list)
        router.perform(.select(branch: "c"))
        router.navigate(to: .settings)
        router.perform(.replace(State(branches: branches(["b", "a", "d"]))))
        history.goBack()
        #expect(router.branches.ids == ["b", "a", "d"])
        #expect(router.state.levels.count == 1)
        #expect(router.path(of: "a") == [.list])
    }
}
