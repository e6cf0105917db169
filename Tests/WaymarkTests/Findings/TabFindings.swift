import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Findings: tabs, features and links")
struct TabFindings {
    enum Out: OutgoingNavigation { case card(Int), elsewhere }
    enum Shown: IncomingNavigation {
        case home, card(Int)
        var presentationType: PresentationType { self == .home ? .push : .sheet }
    }
    private func tabs() -> TabRouter<Tab, Route> { TabRouter<Tab, Route> { $0 == .home ? .home : .list } }
    private func links() throws -> LinkTable<Route> {
        LinkTable(LinkResolver(origins: try LinkOrigins(schemes: ["app"]), table: try LinkIndex(Route.links)))
    }

    // MARK: F12
    @Test("F12: an outgoing navigation that nothing redirects is not found, in tabs and in any router of features")
    func unhandled() {
        let tabs = TabRouter<Tab, AnyNavigation> { _ in AnyNavigation(Shown.home) }
        tabs.router.setRedirect { navigation in
            guard case Out.card(let id)? = navigation.base as? Out else { return nil }
            return AnyNavigation(Shown.card(id))
        }
        for router in [tabs.router, Router<AnyNavigation>(root: AnyNavigation(Shown.home))] {
            #expect(router.navigate(to: Out.elsewhere).settled == .failed(.unhandled(name: "out/elsewhere")))
            #expect(router.path == [AnyNavigation(NotFoundNavigation(requested: "out/elsewhere"))])
        }
        #expect(tabs.router.navigate(to: Out.card(1)).settled == .committed)
        #expect(tabs.router.presentingSheet == AnyNavigation(Shown.card(1)))
    }
    @Test("F12: a page that only renders says the same, and a decision does not call it a denial")
    func rendered() async {
        let router = NavigationCoordinator.rendering(NavigationState(root: AnyNavigation(Shown.home)))
        let captured = router.capture { router.navigate(to: Out.elsewhere) }
        #expect(captured.failure == .unhandled(name: "out/elsewhere"))
        #expect(await Router<AnyNavigation>().canNavigate(to: AnyNavigation(Out.elsewhere)))
    }

    @Test(
        "F12, H2: what a page says about a control is what navigating does, through the redirect and its presentation")
    func control() {
        let redirect = TableRedirect(from: Out.card(1), to: Shown.card(1))
        let page = NavigationCoordinator.rendering(
            NavigationState(), redirect: NavigationCoordinator.rule(redirect))
        let app = NavigationCoordinator(redirector: redirect)
        app.navigate(to: Out.card(1))
        let captured = page.capture { page.navigate(to: Out.card(1)) }
        #expect(page.value(of: captured.state) == app.state)
        #expect(app.presentingSheet == AnyNavigation(Shown.card(1)))
    }

    // MARK: F13
    @Test("F13: of two routers that share their links, one opens a link that both are handed")
    func shared() throws {
        let links = try links()
        let clock = ManualClock()
        let routers = (0..<2).map { _ in
            let router = Router<Route>()
            router.timing.clock = .manual(clock)
            return router
        }
        #expect(routers.map { $0.open("app://home", using: links).settled } == [.committed, .duplicate])
        #expect(routers.map(\.path) == [[.home], []])
        clock.advance(by: .seconds(2))
        #expect(routers[1].open("app://home", using: links).settled == .committed, "a later tap is another one")
    }
    @Test("F13, U11: a link that leads nowhere is shown as not found by one router, once")
    func notFound() throws {
        let links = try Route.deepLinks { _ in .about }
        let routers = [Router<Route>(), Router<Route>()]
        for router in routers { router.open("app://nowhere", using: links) }
        #expect(routers.map(\.path) == [[.about], []])
        routers[0].open("app://nowhere", using: links)
        #expect(routers[0].path == [.about], "the same link through a second callback")
    }

    // MARK: F15
    @Test("F15: a tab's own root, asked for in the tab, pops to it")
    func ownRoot() {
        let tabs = tabs()
        tabs.navigate(to: .detail(1), in: .search)
        tabs.navigate(to: .list, in: .search)
        #expect(tabs.path(of: .search) == [])
        #expect(tabs.navigate(to: .list, in: .search).settled == .duplicate)
        tabs.select(.home)
        tabs.router.navigate(to: .settings)
        #expect(tabs.navigate(to: .list, in: .search).settled == .committed)
        #expect(tabs.selected == .search && tabs.path(of: .search) == [] && tabs.router.child == nil)
        #expect(tabs.router.records.last?.destination == .list)
        tabs.navigate(to: .list, in: .home)
        #expect(tabs.path(of: .home) == [.list], "another tab's root is pushed")
    }
    @Test("F15: a root that is redirected is that of where it leads")
    func redirectedRoot() {
        let tabs = tabs()
        tabs.router.setRedirect { $0 == .about ? .list : nil }
        tabs.navigate(to: .detail(1), in: .search)
        tabs.navigate(to: .about, in: .search)
        #expect(tabs.path(of: .search) == [])
    }
    @Test("F15: a push by name on the tab's root stays a push")
    func push() {
        let tabs = tabs()
        tabs.select(.search)
        tabs.router.push(.list)
        #expect(tabs.router.path == [.list])
    }
}
