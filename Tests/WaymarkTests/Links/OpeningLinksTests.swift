import Foundation
import Testing
import WaymarkLinks
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Links from outside")
struct OpeningLinksTests {
    typealias State = NavigationState<AuthRoute>
    let app = AuthApp(.ana)
    let links: LinkTable<AuthRoute>
    var router: Router<AuthRoute> { app.router }

    init() throws {
        links = try AuthRoute.deepLinks { _ in .help }
        app.router.links = links
    }

    @Test(
        "canOpen returns true for links of the app's hosts and schemes that the policy accepts",
        arguments: [
            ("https://auth.example/home", true), ("HTTPS://AUTH.example/home", true), ("auth://home", true),
            ("AUTH://home", true), ("https://evil.example/home", false), ("http://auth.example/home", false),
            ("auth:home", false), ("javascript:alert(1)", false), ("", false), ("/home", false),
            ("https://auth.example/nowhere", true),
        ])
    func own(_ link: String, isOwn: Bool) {
        #expect(router.canOpen(link) == isOwn)
        if let url = URL(string: link), !link.isEmpty { #expect(router.canOpen(url) == isOwn) }
    }
    @Test("a link that isn't the app's fails, is recorded, and shows the not-found destination")
    func untaken() {
        let outcome = router.open("https://evil.example/home").settled
        guard case .failed(.link(let error))? = outcome else {
            Issue.record("the link should be refused")
            return
        }
        #expect(error.reason == "hostNotAllowed")
        router.expect(State(path: [.help]))
        #expect(router.records.map(\.event.properties["reason"]) == [error.reason, nil])
    }
    @Test(
        "an unknown link is shown as its path, and a refused one as its text before the query, escaped",
        arguments: [
            ("https://auth.example/nowhere/1?token=a#b", "/nowhere/1"), ("AUTH://Nowhere/1?token=a", "/nowhere/1"),
            ("https://evil.example/home?token=a", "https://evil.example/home"), ("a\nb", "a\\u{a}b"), ("", ""),
        ])
    func shownPath(_ link: String, _ shown: String) {
        #expect(links.shownPath(of: link) == shown)
    }
    @Test("a destination is printed as a universal link if there is a host, else with the scheme")
    func printed() throws {
        #expect(links.link(to: .profile(4)) == "https://auth.example/profile/4")
        #expect(links.url(to: .profile(4)) == URL(string: "https://auth.example/profile/4"))
        #expect(try links.destination(of: try #require(links.url(to: .profile(4)))) == .profile(4))
        #expect(try LinkTable(AuthRoute.links, schemes: ["auth"]).link(to: .profile(4)) == "auth://profile/4")
        #expect(try LinkTable(AuthRoute.links).link(to: .profile(4)) == nil)
    }
    @Test("by default a link dismisses the modals, and then navigates, in one transition")
    func dismisses() {
        router.present(.help, as: .sheet)
        router.active.present(.help, as: .fullScreen)
        router.open("auth://home")
        router.expect(State(path: [.home]))
        #expect(router.records.count == 3)
        #expect(router.records.last?.dismissed == [.help, .help])
    }
    @Test("a link may be pushed on the topmost level")
    func onTop() {
        router.linkArrival = .onActiveLevel
        router.present(.help, as: .sheet)
        router.open("auth://home")
        router.expect(State().presenting(.help, as: .sheet, path: [.home]))
        router.dismissModal()
        app.clock.advance(by: .seconds(2))
        router.open("auth://home")
        router.expect(State(path: [.home]))
    }
    @Test(
        "a record has the opened link, which its description and its tracking event leave out",
        arguments: ["https://auth.example/profile/4711", "auth://profile/4711-x", "auth://nowhere/4711?token=a", ""])
    func asOpened(_ link: String) throws {
        router.open(link)
        router.open(link)
        let records = router.records.filter { $0.kind == .link }
        #expect(records.map(\.link) == [link, link])
        #expect(!records.contains { "\($0) \($0.event)".contains("4711") })
        router.navigate(to: .home)
        #expect(router.records.last?.link == nil)
    }
    @Test("a blocking modal refuses links, but code may still navigate")
    func blocking() {
        router.navigate(to: .pay)
        #expect(router.open("auth://home").settled == .denied(.blocked))
        router.expect(State().presenting(.pay, as: .sheet))
        #expect(router.navigate(to: .home).settled == .committed)
        router.expect(State(path: [.home]))
    }
    @Test("the same link through two callbacks is one transition, and is opened again after the time window")
    func twice() {
        #expect(router.open("https://auth.example/home").settled == .committed)
        router.navigate(to: .help)
        #expect(router.open("https://auth.example/home").settled == .duplicate)
        router.expect(State(path: [.home, .help]))
        app.clock.advance(by: .seconds(1))
        #expect(router.open("https://auth.example/home").settled == .committed)
        router.expect(State(path: [.home]))
    }
    @Test("the time window of a link is that of the router that opened it, whenever its clock has begun")
    func twiceByClocks() {
        app.clock.advance(by: .seconds(100))
        #expect(router.open("https://auth.example/home").settled == .committed)
        _ = router.host
        let younger = Router<AuthRoute>()
        younger.links = links
        younger.timing.clock = NavigationClock(ContinuousClock())
        #expect(younger.open("https://auth.example/home").settled == .duplicate)
        app.clock.advance(by: .seconds(1))
        #expect(younger.open("https://auth.example/home").settled == .committed)
    }
    @Test(
        "the same link is opened again once the user has gone back or another tab was selected",
        arguments: [false, true])
    func twiceAfterMove(isTab: Bool) throws {
        let tabs = TabRouter<PlainTab, AuthRoute>(home: { _ in .first }) { $0 == .first ? .home : .help }
        let router = tabs.router
        router.links = try AuthRoute.deepLinks()
        router.timing.clock = .manual(app.clock)
        #expect(router.open("auth://account").settled == .committed)
        if isTab { tabs.select(.second) } else { router.path = [] }
        #expect(router.open("auth://account").settled == .committed)
        #expect(tabs.selected == .first && router.path == [.account])
    }
    private enum PlainTab: String, NavigationTab { case first, second }
    @Test(
        "a link in a notification, a string or saved state is resolved by the same policy",
        arguments: ["auth://profile/1", "https://evil.example/profile/1", "auth://profile/01", "auth://profile//1"])
    func sources(_ link: String) {
        let expected = (try? links.state(of: link)) ?? State(path: [.help])
        let ways: [() -> Void] = [
            {
                let payload: [AnyHashable: Any] = ["data": ["link": link], "aps": ["badge": 1]]
                router.open(IncomingLinks(notification: payload, at: ["data", "link"]))
            },
            { router.open(link) },
        ]
        for way in ways {
            router.popToRoot()
            app.clock.advance(by: .seconds(2))
            way()
            router.expect(expected)
        }
        #expect(router.open(IncomingLinks(notification: ["link": 42])) == nil)
        // saved state contains the paths of links, to which the same policy applies
        let store = MemoryStorage(
            Array(
                #"{"version":1,"saved":[{"at":9999999999,"path":["\#(link.drop { $0 != "/" }.dropFirst(1))"]}]}"#.utf8))
        let report = Restoration(links: links, store: store).restored(onto: State(), owner: nil).report
        #expect(report.faults.count == (link == "auth://profile/1" ? 0 : 1))
    }
    @Test("a link can't change the session, or make the guard look it up")
    func onlyNavigates() async {
        for link in ["home", "profile/1", "help", "login", "admin", "account"] {
            router.open("auth://\(link)")
            app.clock.advance(by: .seconds(2))
        }
        #expect(app.auth.session == .ana)
        #expect(await app.sessions.asked == 0)
    }
    @Test("opening a link fails with a hint if the router has no links")
    func noTable() {
        let router = Router<AuthRoute>()
        #expect(!router.canOpen("auth://home"))
        let text = "this router has no links; set its LinkTable"
        guard case .failed(.link(let error)) = router.open("auth://home").settled else {
            Issue.record("the link should fail")
            return
        }
        #expect("\(error)" == text)
    }
}

@MainActor @Suite("Links that several routers receive")
struct SharedLinkTests {
    private func links() throws -> LinkTable<Route> {
        try LinkTable(Route.links, schemes: ["app"])
    }

    /// Lets a router have what a container gives it.
    private func appears(_ router: Router<Route>) { _ = router.host }

    @Test func `routers without containers, as in tests, open the same link`() throws {
        let links = try links()
        let routers = [Router<Route>(), Router<Route>()]
        #expect(routers.map { $0.open("app://home", using: links).settled } == [.committed, .committed])
    }
    @Test("of two routers that share their links, only one opens a link that both receive")
    func shared() throws {
        let links = try links()
        let clock = ManualClock()
        let routers = (0..<2).map { _ in
            let router = Router<Route>()
            router.timing.clock = .manual(clock)
            appears(router)
            return router
        }
        #expect(routers.map { $0.open("app://home", using: links).settled } == [.committed, .duplicate])
        #expect(routers.map(\.path) == [[.home], []])
        clock.advance(by: .seconds(2))
        #expect(routers[1].open("app://home", using: links).settled == .committed, "a later tap is another one")
    }
    @Test("an unknown link is shown as not found by one router, once")
    func notFound() throws {
        let links = try Route.deepLinks { _ in .about }
        let routers = [Router<Route>(), Router<Route>()]
        routers.forEach(appears)
        for router in routers { router.open("app://nowhere", using: links) }
        #expect(routers.map(\.path) == [[.about], []])
        routers[0].open("app://nowhere", using: links)
        #expect(routers[0].path == [.about], "the same link through a second callback")
    }
    @Test func `a link that a router opened, which is gone, is opened by another router`() throws {
        let links = try links()
        for _ in 0..<2 {
            let router = Router<Route>()
            appears(router)
            #expect(router.open("app://home", using: links).settled == .committed)
        }
    }
}
