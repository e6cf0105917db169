import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

enum Tab: String, NavigationTab { case home, search }

@MainActor @Suite("U6, U7: tabs, and where links land")
struct TabTests {
    private func tabs(_ arrival: LinkArrival = .replacing) -> TabRouter<Tab, Route> {
        TabRouter<Tab, Route>(roots: { $0 == .home ? .home : .list }, arrival: arrival) { route in
            switch route {
            case .detail, .list: .search
            case .home: .home
            default: nil
            }
        }
    }
    private func links() throws -> DeepLinks<Route> {
        DeepLinks(
            LinkResolver(origins: try LinkOrigins(schemes: ["app"]), table: try LinkTable(Route.links)), root: .home)
    }

    @Test("U7: every tab keeps its stack")
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
    @Test("U7: a second tap on a tab pops to its root, a first one shows it as it was")
    func secondTap() {
        let tabs = tabs()
        tabs.router.navigate(to: .about)
        tabs.userDidSelect(.search)
        tabs.router.navigate(to: .detail(1))
        tabs.userDidSelect(.home)
        #expect(tabs.router.path == [.about])
        tabs.userDidSelect(.home)
        #expect(tabs.router.path == [])
        #expect(tabs.path(of: .search) == [.detail(1)])
        #expect(tabs.router.records.last?.origin == .gesture)
    }
    @Test("U7: a destination in another tab is one transition")
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
    @Test("U6, D3: a link chooses its tab, dismisses modals, and keeps the other tabs")
    func link() throws {
        let tabs = tabs()
        tabs.router.navigate(to: .about)
        tabs.router.navigate(to: .settings)
        let outcome = tabs.router.active.open("app://detail/4", using: try links()).settled
        #expect(outcome == .committed)
        #expect(tabs.selected == .search)
        // the tab stands on the list already
        #expect(tabs.path(of: .search) == [.detail(4)])
        #expect(tabs.path(of: .home) == [.about])
        #expect(tabs.router.child == nil)
    }
    @Test(
        "U6: the link policy says whether it replaces the stack, reuses it, or pushes on top",
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
    @Test("U6: what is not open replaces, where it would be reused; what is on top already is not pushed again")
    func edges() throws {
        let reusing = tabs(.reusing)
        reusing.navigate(to: .about, in: .search)
        reusing.router.open("app://detail/4", using: try links())
        #expect(reusing.router.path == [.detail(4)])
        let onTop = tabs(.pushing)
        onTop.navigate(to: .detail(4), in: .search)
        #expect(onTop.router.open("app://detail/4", using: try links()).settled == .duplicate)
    }
    @Test("U6: a tab that is none is a failure, and the state stays")
    func unknown() throws {
        let router = Router<Route>(path: [.about])
        router.landLinks { _ in "nowhere" }
        #expect(router.open("app://list", using: try links()).settled == .failed(.noSuchBranch("nowhere")))
        router.expect(NavigationState(path: [.about]))
    }
}
