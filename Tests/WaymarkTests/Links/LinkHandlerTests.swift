import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Links from outside")
struct LinkHandlerTests {
    typealias State = NavigationState<AuthRoute>
    let app = AuthApp(.ana)
    let links: StateLinks<AuthRoute>
    let dispatcher: LinkDispatcher<AuthRoute>
    var router: Router<AuthRoute> { app.router }

    init() throws {
        links = try AuthRoute.stateLinks()
        dispatcher = LinkDispatcher(router: app.router, links: links, notFound: { _ in .help })
    }

    @Test(
        "E7: each handler takes its kind, and nothing that the policy refuses",
        arguments: [
            ("https://auth.example/home", "universal"), ("HTTPS://AUTH.example/home", "universal"),
            ("auth://home", "custom"), ("AUTH://home", "custom"), ("https://evil.example/home", nil),
            ("http://auth.example/home", nil), ("auth:home", nil), ("javascript:alert(1)", nil), ("", nil),
            ("https://auth.example/nowhere", "universal"),
        ])
    func kinds(_ link: String, _ handler: String?) {
        let universal = UniversalLinkHandler(router: router, links: links)
        let custom = CustomURLSchemeHandler(router: router, links: links)
        #expect(universal.canHandle(link) == (handler == "universal"))
        #expect(custom.canHandle(link) == (handler == "custom"))
        #expect(dispatcher.open(link).handler == handler)
    }
    @Test("E7: both kinds lead to the same destination, through the one resolver")
    func same() {
        dispatcher.open("https://auth.example/profile/1")
        router.expect(State(path: [.profile(1)]))
        router.popToRoot()
        app.clock.advance(by: .seconds(1))
        dispatcher.open("auth://profile/1")
        router.expect(State(path: [.profile(1)]))
    }
    @Test("U11: what none takes is a typed error, an event, and the not-found destination")
    func untaken() {
        guard case .refused(.link(let error, in: .top), let transition) = dispatcher.open("https://evil.example/home")
        else {
            Issue.record("it should be refused")
            return
        }
        #expect(error.rule == .p3)
        #expect(transition.settled?.name == "failed")
        router.expect(State(path: [.help]))
        #expect(router.records.map(\.event.properties["reason"]) == [error.reason, nil])
    }
    @Test(
        "U11: what leads nowhere is shown by its path, without scheme, host and query; what is refused as it was given",
        arguments: [
            ("https://auth.example/nowhere/1?token=a#b", "/nowhere/1"), ("AUTH://Nowhere/1?token=a", "/nowhere/1"),
            ("https://evil.example/home?token=a", "https://evil.example/home"), ("a\nb", "a\\u{a}b"), ("", ""),
        ])
    func shownPath(_ link: String, _ shown: String) {
        var asked: [String] = []
        router.open(link, using: links) { path in
            asked.append(path)
            return .help
        }
        #expect(asked == [shown])
    }
    @Test("an app's own handler is asked first")
    func own() {
        struct Invitations: LinkHandler {
            let name = "invitations"
            func canHandle(_ link: String) -> Bool { link.hasPrefix("auth://home") }
            func handle(_ link: String) -> Transition { Transition(.committed) }
        }
        let dispatcher = LinkDispatcher(router: router, links: links, handlers: [Invitations()])
        #expect(dispatcher.open("auth://home").handler == "invitations")
        #expect(dispatcher.open("auth://help").handler == "custom")
    }
    @Test("D2: two links at once: the latest wins, and only one is seen where a guard has to find out")
    func two() async {
        let slow = AccessControlMock<AuthRoute>()
        router.protect(with: slow)
        let one = slow.hold(.profile(1))
        let other = slow.hold(.profile(2))
        let a = dispatcher.open("auth://profile/1").transition
        await one.arrival()
        let b = dispatcher.open("auth://profile/2").transition
        await other.arrival()
        one.open(with: .allowed)
        other.open(with: .allowed)
        #expect(await a.outcome == .superseded)
        #expect(await b.outcome == .committed)
        router.expect(State(path: [.profile(2)]))
        #expect(router.records.filter { $0.outcome == .committed }.count == 1)
    }
    @Test("D3: by default a link dismisses the modals, and then navigates, in one transition")
    func dismisses() {
        router.present(.help, as: .sheet)
        router.active.present(.help, as: .fullScreen)
        dispatcher.open("auth://home")
        router.expect(State(path: [.home]))
        #expect(router.records.count == 3)
        #expect(router.records.last?.dismissals.map(\.reason) == [.link, .link])
    }
    @Test("D3: a link may stay on the level that is on top")
    func onTop() {
        router.arrival(of: .onTop)
        router.present(.help, as: .sheet)
        dispatcher.open("auth://home")
        router.expect(State().presenting(.help, as: .sheet, path: [.home]))
        router.dismissModal()
        app.clock.advance(by: .seconds(2))
        dispatcher.open("auth://home")
        router.expect(State(path: [.home]))
    }
    @Test("D3: links may be refused while a modal is open")
    func refused() {
        router.arrival(of: .refused)
        router.present(.help, as: .sheet)
        #expect(dispatcher.open("auth://home").transition.settled == .denied(.blocked))
        router.expect(State().presenting(.help, as: .sheet))
    }
    @Test("D3: a modal that declares itself blocking refuses links, and code may still navigate")
    func blocking() {
        router.navigate(to: .pay)
        #expect(dispatcher.open("auth://home").transition.settled == .denied(.blocked))
        router.expect(State().presenting(.pay, as: .sheet))
        #expect(router.navigate(to: .home).settled == .committed)
        router.expect(State(path: [.home]))
    }
    @Test("D5: the same link through two callbacks is one transition; a later open works")
    func twice() {
        #expect(dispatcher.open("https://auth.example/home").transition.settled == .committed)
        router.navigate(to: .help)
        #expect(dispatcher.open("https://auth.example/home").transition.settled == .duplicate)
        router.expect(State(path: [.home, .help]))
        app.clock.advance(by: .seconds(1))
        #expect(dispatcher.open("https://auth.example/home").transition.settled == .committed)
        router.expect(State(path: [.home]))
    }
    @Test("D5: another link in the same window is no duplicate")
    func another() {
        dispatcher.open("auth://home")
        #expect(dispatcher.open("auth://help").transition.settled == .committed)
    }
    @Test(
        "D6: a push payload, the pasteboard, a user activity and saved state go through the same resolver",
        arguments: ["auth://profile/1", "https://evil.example/profile/1", "auth://profile/01", "auth://profile//1"])
    func sources(_ link: String) {
        let expected = (try? links.state(link: link)) ?? State(path: [.help])
        let ways: [() -> Void] = [
            { dispatcher.open(payload: ["link": link, "aps": ["badge": 1]]) },
            { dispatcher.open(link) },
        ]
        for way in ways {
            router.popToRoot()
            app.clock.advance(by: .seconds(2))
            way()
            router.expect(expected)
        }
        #expect(dispatcher.open(payload: ["link": 42]) == nil)
        // saved state holds the path form, and refuses what the policy refuses
        let store = MemoryRestorationStore(
            Array(#"{"version":1,"path":["\#(link.drop { $0 != "/" }.dropFirst(1))"]}"#.utf8))
        let report = Restoration(links: links, store: store).restored(onto: State(), owner: nil).report
        #expect(report.outcome == (link == "auth://profile/1" ? .restored : .partial))
    }
    @Test("D7: a link only navigates: what it opens changes no session and asks nothing of the app")
    func onlyNavigates() async {
        for link in ["home", "profile/1", "help", "login", "admin", "account"] {
            dispatcher.open("auth://\(link)")
            app.clock.advance(by: .seconds(2))
        }
        #expect(app.auth.session == .ana)
        #expect(await app.sessions.asked == 0)
    }
}
