import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

enum Tab: String, NavigationTab { case home, search }

@MainActor @Suite("Tabs, and where links land")
struct TabTests {
    private func tabs(_ arrival: LinkArrival = .replacing) -> TabRouter<Tab, Route> {
        let tabs = TabRouter<Tab, Route> { route in
            switch route {
            case .detail, .list: .search
            case .home: .home
            default: nil
            }
        } root: {
            $0 == .home ? .home : .list
        }
        tabs.router.linkArrival = arrival
        return tabs
    }
    private func links() throws -> LinkTable<Route> {
        try LinkTable(Route.links, schemes: ["app"], root: .home)
    }

    @Test("every tab keeps its stack")
    func stacks() {
        let tabs = tabs()
        tabs.router.navigate(to: .about)
        tabs.select(.search)
        tabs.router.navigate(to: .detail(1))
        tabs.select(.home)
        #expect(tabs.selected == .home)
        #expect(tabs.router.path == [.about])
        #expect(tabs.path(of: .search) == [.detail(1)])
    }
    @Test("a navigation to another tab is one transition")
    func inTab() {
        let tabs = tabs()
        tabs.router.navigate(to: .settings)
        let before = tabs.router.records.count
        tabs.navigate(to: .detail(3), in: .search)
        #expect(tabs.selected == .search)
        #expect(tabs.router.path == [.detail(3)])
        #expect(tabs.router.child == nil)
        #expect(tabs.router.records.count == before + 1)
    }
    @Test("a link chooses its tab, dismisses modals, and keeps the other tabs")
    func link() throws {
        let tabs = tabs()
        tabs.router.navigate(to: .about)
        tabs.router.navigate(to: .settings)
        let outcome = tabs.router.active.open("app://detail/4", using: try links()).settled
        #expect(outcome == .committed)
        #expect(tabs.selected == .search)
        // the tab's root is already the list
        #expect(tabs.path(of: .search) == [.detail(4)])
        #expect(tabs.path(of: .home) == [.about])
        #expect(tabs.router.child == nil)
    }
    @Test(
        "the link arrival decides whether a link replaces the stack, reuses a screen, or pushes",
        arguments: [
            (LinkArrival.replacing, [Route.detail(4)]),
            (.reusing, [.detail(1), .detail(4)]),
            (.pushing, [.detail(1), .detail(4), .about, .detail(4)]),
        ])
    func landing(arrival: LinkArrival, expected: [Route]) throws {
        let tabs = tabs(arrival)
        tabs.select(.search)
        tabs.router.path = [.detail(1), .detail(4), .about]
        tabs.router.open("app://detail/4", using: try links())
        #expect(tabs.router.path == expected)
    }
    @Test("a link that can't reuse an open screen replaces the stack, and one to the top isn't pushed again")
    func edges() throws {
        let reusing = tabs(.reusing)
        reusing.navigate(to: .about, in: .search)
        reusing.router.open("app://detail/4", using: try links())
        #expect(reusing.router.path == [.detail(4)])
        let onTop = tabs(.pushing)
        onTop.navigate(to: .detail(4), in: .search)
        #expect(onTop.router.open("app://detail/4", using: try links()).settled == .duplicate)
        let below = tabs(.pushing)
        below.navigate(to: .detail(4), in: .home)
        below.router.open("app://settings", using: try links())
        #expect(below.router.path == [.detail(4)] && below.router.child?.root == .settings)
    }
    @Test("a link to an unknown tab fails, and the state is unchanged")
    func unknown() throws {
        let router = Router<Route>(path: [.about])
        router.setHome { _ in "nowhere" }
        #expect(router.open("app://list", using: try links()).settled == .failed(.noSuchBranch("nowhere")))
        router.expect(NavigationState(path: [.about]))
    }
}

@MainActor @Suite("Tabs of a given router")
struct GivenRouterTabTests {
    private enum AppTab: String, NavigationTab { case home, search, admin }

    @Test("tabs on a coordinator are branches of the coordinator's ground level")
    func coordinator() {
        let coordinator = NavigationCoordinator()
        let tabs = TabRouter(coordinator, tabs: [AppTab.home, .search]) { tab in
            AnyNavigation(tab == .home ? Route.home : .list)
        }
        #expect(tabs.router === coordinator && tabs.tabs == [.home, .search] && tabs.selected == .home)
        coordinator.navigate(to: Route.detail(1))
        tabs.select(.search)
        #expect(coordinator.top == AnyNavigation(Route.list))
        #expect(tabs.path(of: .home) == [AnyNavigation(Route.detail(1))])
    }
    @Test("a root with an asynchronous guard is shown once the guard has allowed it")
    func found() async {
        let control = AccessGuardMock<Route>()
        let router = Router<Route>()
        router.timing.clock = .manual(ManualClock())
        router.setGuard(control)
        let gate = control.hold(.list)
        let tabs = TabRouter<AppTab, Route>(router, tabs: [.home, .search]) { $0 == .home ? .home : .list }
        #expect(router.state.levels[0].branches.map(\.root) == [.home, nil])
        await gate.arrival()
        gate.open(with: .allowed)
        await gate.departure()
        #expect(router.state.levels[0].branches.map(\.root) == [.home, .list])
        #expect(tabs.selected == .home)
    }
}

@Suite("Invalid tabs stop the app with a reason")
struct TabPreconditionTests {
    private static func hasStopped(_ result: ExitTest.Result?, saying words: String) -> Bool {
        result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } ?? false
    }

    @Test("an empty list of tabs stops the app")
    func none() async {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = TabRouter<Tab, Route>(tabs: []) { _ in nil }
        }
        #expect(Self.hasStopped(made, saying: "the list of tabs is empty"))
    }
    @Test("a repeated tab stops the app")
    func twice() async {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = TabRouter<Tab, Route>(tabs: [.home, .search, .home]) { _ in nil }
        }
        #expect(Self.hasStopped(made, saying: "two tabs have the id 'home'"))
    }
    @Test("a selected tab that isn't in the list stops the app, in its own router or a given one")
    func selected() async {
        let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = TabRouter<Tab, Route>(tabs: [.home], selected: .search) { _ in nil }
        }
        #expect(Self.hasStopped(own, saying: "the selected tab isn't one of the tabs"))
        let given = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = TabRouter<Tab, Route>(Router<Route>(), tabs: [.home], selected: .search) { _ in nil }
        }
        #expect(Self.hasStopped(given, saying: "the selected tab isn't one of the tabs"))
    }
}
