import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Launch entries")
struct EntryTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()

    private func entry(_ number: Int) -> IncomingLinks {
        IncomingLinks(urls: ["auth://home"], notification: ["link": "auth://profile/\(number)"])
    }
    private func activity(_ link: String) -> NavigationActivity {
        NavigationActivity(type: "example.auth.navigation", userInfo: ["link": link])
    }

    // MARK: The chosen link
    @Test("an entry without a link opens nothing, and isn't recorded")
    func nothing() throws {
        let app = try LaunchedApp(.ana, clock: clock)
        let entries = [
            IncomingLinks(), IncomingLinks(urls: [""]), IncomingLinks(notification: ["aps": ["badge": 1]]),
            IncomingLinks(shortcut: ["link": 4]),
            IncomingLinks(activities: [NavigationActivity(type: "example.other")]),
        ]
        for entry in entries {
            #expect(app.router.open(entry) == nil)
            #expect(app.app.open(entry) == nil)
        }
        #expect(app.router.records.isEmpty)
    }
    @Test(
        "a record has the source of its link",
        arguments: [
            (IncomingLinks(urls: ["app://list"]), NavigationOrigin.link),
            (IncomingLinks(notification: ["link": "app://list"]), .notification),
            (IncomingLinks(shortcut: ["link": "app://list"]), .shortcut),
            (IncomingLinks(intent: "app://list"), .intent),
            (IncomingLinks([.browsing]), .link),
            (IncomingLinks([.handoff]), .activity), (IncomingLinks([.restoration]), .restoration),
        ])
    func origins(_ entry: IncomingLinks, _ origin: NavigationOrigin) throws {
        let router = Router<Route>(links: try Route.deepLinks())
        router.open(entry)
        #expect(router.records.map(\.origin) == [origin])
        #expect(router.records.last?.kind == .link && router.records.last?.outcome == .committed)
    }
    @Test("the same link from two sources is listed once, with the origin of the preferred source")
    func same() throws {
        let entry = IncomingLinks(urls: ["app://list"], notification: ["link": "app://list"])
        let ranked = entry.ranked(by: try Route.deepLinks())
        #expect(ranked.map(\.link) == ["app://list"] && ranked.map(\.origin) == [.notification])
    }
    @Test("an activity without a link of the app isn't opened")
    func foreignActivity() throws {
        let router = Router<Route>(links: try Route.deepLinks { _ in .about })
        let entry = IncomingLinks(activities: [
            NavigationActivity(type: "example.other", userInfo: ["link": "note-7"]),
            NavigationActivity(type: "example.other", webpageURL: "https://elsewhere.example/"),
        ])
        #expect(router.open(entry) == nil)
        router.expect(NavigationState())
    }
    @Test("a link that isn't the app's is refused and recorded if it arrives alone")
    func foreign() throws {
        let router = Router<Route>(links: try Route.deepLinks { _ in .about })
        router.open(IncomingLinks([.foreign]))
        #expect(router.records.first?.outcome.name == "failed")
        router.expect(NavigationState(path: [.about]))
    }
    @Test(
        "a link that the policy refuses is refused from any source",
        arguments: ["auth://profile/x", "auth://profile/1/../2"])
    func refused(_ link: String) throws {
        for entry in [
            IncomingLinks(urls: [link]), IncomingLinks(notification: ["link": link]),
            IncomingLinks(shortcut: ["link": link]),
            IncomingLinks(intent: link), IncomingLinks(activities: [activity(link)]),
            IncomingLinks(activities: [], restoration: activity(link)),
        ] {
            let router = AuthApp(.ana).router
            router.links = try AuthRoute.deepLinks()
            router.open(entry)
            router.expect(State())
        }
    }
    @Test("a router without links fails to open a URL, and ignores an activity")
    func noLinks() {
        let router = Router<Route>()
        #expect(router.open(IncomingLinks([.url, .restoration]))?.settled?.name == "failed")
        #expect(router.open(IncomingLinks([.handoff])) == nil)
    }

    // MARK: Waiting and repetition
    @Test("an entry before boot waits, and is opened once after it, in one transition")
    func cold() async throws {
        let app = try LaunchedApp(.ana, clock: clock)
        let opened = app.app.open(entry(7))
        #expect(opened?.settled == nil && app.router.path.isEmpty)
        // the delegate's callback delivers the same notification again
        app.app.open(IncomingLinks(notification: ["link": "auth://profile/7"]))
        await app.app.boot()
        #expect(await opened?.outcome == .committed)
        app.router.expect(State(path: [.profile(7)]))
        #expect(app.router.records.filter { $0.kind == .link && $0.outcome == .committed }.count == 1)
    }
    @Test("an entry before boot takes precedence over saved state, unless it contains only restored state")
    func beatsSaved() async throws {
        for (entry, path) in [
            (entry(7), [AuthRoute.profile(7)]),
            (IncomingLinks(activities: [], restoration: activity("auth://home")), [.profile(9)]),
        ] {
            let saved = #"{"version":1,"saved":[{"at":9999999999,"owner":"ana","path":["/profile/9"]}]}"#
            let app = try LaunchedApp(.ana, store: RestorationStore(MemoryStorage(Array(saved.utf8))), clock: clock)
            app.app.open(entry)
            await app.app.boot()
            app.router.expect(State(path: path))
        }
    }
    @Test("an entry that arrives while the app is locked waits for the unlock")
    func locked() async throws {
        let app = try await LaunchedApp(.ana, clock: clock).booted()
        app.app.lock()
        let opened = app.app.open(IncomingLinks(activities: [activity("auth://profile/7")]))
        #expect(opened?.settled == nil && app.router.path.isEmpty)
        try await app.app.unlock()
        app.router.expect(State(path: [.profile(7)]))
    }
    @Test(
        "an entry from any source dismisses a modal, and is denied over a blocking one",
        arguments: [
            IncomingLinks(urls: ["auth://home"]), IncomingLinks(notification: ["link": "auth://home"]),
            IncomingLinks(shortcut: ["link": "auth://home"]), IncomingLinks(intent: "auth://home"),
            IncomingLinks(activities: [NavigationActivity(type: "a", userInfo: ["link": "auth://home"])]),
        ])
    func modal(_ entry: IncomingLinks) async throws {
        let app = try await LaunchedApp(.ana, clock: clock).booted()
        app.router.present(.help, as: .sheet)
        app.app.open(entry)
        app.router.expect(State(path: [.home]))
        #expect(app.router.records.last?.dismissed == [.help])
        app.router.navigate(to: .pay)
        clock.advance(by: .seconds(2))
        #expect(app.app.open(entry)?.settled == .denied(.blocked))
    }
    @Test("an entry's link that wasn't chosen is a duplicate within the time window, and is opened after it")
    func later() async throws {
        let app = try await LaunchedApp(.ana, clock: clock).booted()
        app.app.open(entry(7))
        app.router.popToRoot()
        #expect(app.app.open(IncomingLinks(urls: ["auth://home"]))?.settled == .duplicate)
        app.router.expect(State())
        clock.advance(by: .seconds(1))
        #expect(app.app.open(IncomingLinks(urls: ["auth://home"]))?.settled == .committed)
    }
    @Test("a link that wasn't chosen isn't opened in another window either")
    func windows() async throws {
        let first = try LaunchedApp(.ana, clock: clock)
        let second = try LaunchedApp(windowOf: first, clock: clock)
        second.router.links = first.router.links
        await first.app.boot()
        await second.app.boot()
        _ = first.router.host
        first.router.open(entry(7))
        second.router.open("auth://home")
        first.router.expect(State(path: [.profile(7)]))
        second.router.expect(State())
    }
    @Test("a link's action runs once, and never for a restored link")
    func acts() throws {
        struct Referral: DeepLinkHandler {
            let act: @MainActor @Sendable () -> Void
            typealias Destination = AuthRoute
            func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)? {
                link.segments.first == "invite" ? act : nil
            }
        }
        var count = 0
        let router = AuthApp(.ana).router
        router.links = try LinkTable(AuthRoute.links, schemes: ["auth"], handlers: [Referral { count += 1 }])
        #expect(router.open(IncomingLinks(activities: [], restoration: activity("auth://invite"))) == nil)
        #expect(count == 0)
        #expect(router.open(IncomingLinks(urls: ["auth://invite"]))?.settled == .handled)
        #expect(router.open(IncomingLinks(activities: [activity("auth://invite")]))?.settled == .duplicate)
        #expect(count == 1)
    }

    // MARK: Restored state
    @Test("restored state is shown as far as the guards allow it")
    func restored() throws {
        let app = AuthApp()
        app.router.links = try AuthRoute.deepLinks()
        app.router.open(IncomingLinks(activities: [], restoration: activity("auth://profile/7?via=/help")))
        app.router.expect(State(path: [.help]))
        #expect(app.router.records.last?.dropped.map(\.destination) == [.profile(7)])
    }
    @Test("a restored screen whose redirects form a loop is dropped")
    func restoredLoop() throws {
        let router = Router<Route>(links: try Route.deepLinks())
        router.setRedirect { $0 == .detail(6) ? .detail(8) : $0 == .detail(8) ? .detail(6) : nil }
        router.open(IncomingLinks([.restoration]))
        #expect(!router.state.destinations.contains(.detail(6)))
        #expect(router.records.last?.dropped.map(\.destination) == [.detail(6)])
    }
    @Test("restored state keeps a router's root and its other tabs")
    func branches() throws {
        let state = NavigationState<Route>(
            branches: [NavigationBranch(id: "a", root: .home), NavigationBranch(id: "b", root: .settings)],
            selection: "a")
        let router = Router(state, links: try Route.deepLinks())
        router.open(IncomingLinks([.restoration]))
        #expect(router.root == .home && router.branches.ids == ["a", "b"])
        #expect(router.path == [.list, .detail(EntrySource.restoration.rawValue)])
    }
    @Test("an app coordinator ignores a scene's restored link")
    func coordinator() async throws {
        let app = try await LaunchedApp(.ana, clock: clock).booted()
        #expect(app.app.open(IncomingLinks(activities: [], restoration: activity("auth://profile/7"))) == nil)
        let other = IncomingLinks(
            urls: ["https://evil.example/"], activities: [], restoration: activity("auth://profile/7"))
        app.app.open(other)
        #expect(!app.router.state.destinations.contains(.profile(7)))
    }
}
