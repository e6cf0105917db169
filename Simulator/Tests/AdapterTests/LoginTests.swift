@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

private enum Gated: GuardedNavigation {
    case home, search, feed
    case loginPush, loginSheet, loginCover

    var presentationType: PresentationType {
        switch self {
        case .home, .search, .feed, .loginPush: .push
        case .loginSheet: .sheet
        case .loginCover: .fullScreen
        }
    }
    var accessRule: AccessRule {
        switch self {
        case .home, .search, .feed: .session()
        case .loginPush, .loginSheet, .loginCover: .everyone
        }
    }
    static let logins: [Gated] = [.loginPush, .loginSheet, .loginCover]
    var modals: [String] {
        switch presentationType {
        case .push: []
        case .sheet: ["sheet"]
        case .fullScreen: ["cover"]
        case .popover: [presentationType.rawValue]
        }
    }
}
private enum GatedTab: String, NavigationTab {
    case home, search
    var root: Gated { self == .home ? .home : .search }
}

@MainActor @Suite("A login before everything else")
struct LoginTests {
    private let sessions = SessionRepositoryMock()
    private let clock = ManualClock()
    private let ana = Session(owner: "ana")
    private let ben = Session(owner: "ben")

    /// Logs in, out and in again. Then lets the session expire twice: its owner logs in after the first expiry, and
    /// another user after the second. Finally logs the first user in without a log-out.
    private func walk(_ app: AppCoordinator<Gated>, _ ui: ViewHost, login: String, modals: [String]) async {
        func atLogin(_ when: Comment) {
            #expect(ui.texts.contains(login), when)
            #expect(ui.modals == modals, when)
            for level in 0...modals.count {
                #expect(!ui.texts(level: level).contains { ["home", "search", "feed"].contains($0) }, when)
            }
            #expect(!ui.pullDown(), when)
        }
        func at(_ text: String, depth: Int = 0, _ when: Comment) {
            #expect(ui.texts.contains(text), when)
            #expect(ui.modals == [], when)
            #expect(ui.depth == depth, when)
        }
        func logIn(_ session: Session) async {
            await sessions.set(session)
            app.logIn(session)
            await ui.settleTasks()
        }
        await ui.settle(until: { app.phase == .unauthenticated })
        atLogin("at launch")
        await logIn(ana)
        at("home", "after the login")
        app.router.navigate(to: .feed)
        await ui.settleTasks()
        at("feed", depth: 1, "pushed")
        await sessions.set(nil)
        app.logOut()
        await ui.settleTasks()
        atLogin("after the log-out")
        await logIn(ana)
        at("home", "a log-out keeps nothing")
        for next in [ana, ben] {
            app.router.navigate(to: .feed)
            await ui.settleTasks()
            ui.enter(.background)
            await sessions.set(nil)
            ui.enter(.active)
            await ui.settle(until: { app.phase == .unauthenticated })
            atLogin("after the session has expired")
            await logIn(next)
            if next == ana { at("feed", depth: 1, "an expiry is undone") } else { at("home", "another user") }
            app.router.popToRoot()
            await ui.settleTasks()
        }
        await logIn(ana)
        at("home", "another user without a log-out")
        #expect(ui.faults.isEmpty)
    }
    private func app(_ router: Router<Gated>, login: Gated?) -> AppCoordinator<Gated> {
        router.timing.clock = .manual(clock)
        return AppCoordinator(router, sessions: sessions) { reason, _ in
            reason == .unauthenticated ? login : nil
        }
    }

    @Test("with a root that requires a session, the login is shown first, and then the root", arguments: Gated.logins)
    private func root(login: Gated) async {
        let app = app(Router(root: .home), login: login)
        let ui = ViewHost(
            PhaseContainer(app) {
                NavigationContainer(app.router) { Text("\($0)") }
            })
        #expect(ui.texts == [])
        await walk(app, ui, login: "\(login)", modals: login.modals)
    }
    @Test("with a login destination, tabs are shown only after the login", arguments: Gated.logins)
    private func tabs(login: Gated) async {
        let tabs = TabRouter<GatedTab, Gated> { $0.root }
        let app = app(tabs.router, login: login)
        let ui = ViewHost(
            PhaseContainer(app) {
                TabContainer(tabs) {
                    Text("\($0)")
                } label: { _ in
                    Text("tab")
                }
            })
        await walk(app, ui, login: "\(login)", modals: login.modals)
        ui.select(tab: "search")
        #expect(ui.texts.contains("search"))
    }
    @Test("tabs behind a phase container's login view are never drawn without a session")
    func phase() async {
        let tabs = TabRouter<GatedTab, Gated> { $0.root }
        let app = app(tabs.router, login: nil)
        var drawn: [AppPhase] = []
        let ui = ViewHost(
            PhaseContainer(app) {
                TabContainer(tabs) { route in
                    drawn.append(app.phase)
                    return Text("\(route)")
                } label: { _ in
                    Text("tab")
                }
            } loggedOut: {
                Text("please log in")
            })
        await walk(app, ui, login: "please log in", modals: [])
        #expect(!drawn.contains(.unauthenticated) && !drawn.contains(.booting))
        ui.select(tab: "search")
        #expect(ui.texts.contains("search"))
    }
    @Test("a sheet that was open when the session ended is gone after the next login")
    func phaseWithSheet() async {
        let router = Router<Gated>(root: .home)
        let app = app(router, login: nil)
        let ui = ViewHost(
            PhaseContainer(app) {
                NavigationContainer(router) { Text("\($0)") }
            } loggedOut: {
                Text("please log in")
            })
        await ui.settle(until: { app.phase == .unauthenticated })
        await sessions.set(ana)
        app.logIn(ana)
        router.present(.feed, as: .sheet)
        await ui.settleTasks()
        #expect(ui.modals == ["sheet"])
        await sessions.set(nil)
        app.logOut()
        await ui.settleTasks()
        #expect(ui.texts == ["please log in"])
        #expect(ui.modals == [])
        app.logIn(ben)
        await ui.settleTasks()
        #expect(ui.texts == ["home"])
        #expect(ui.modals == [])
        router.present(.feed, as: .sheet)
        await ui.settleTasks()
        #expect(ui.texts == ["feed"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a link to a screen that needs a session is a button until a login, and again after the log-out")
    func link() async {
        let app = app(Router(), login: nil)
        await app.boot()
        // without a container of phases, which would draw everything again
        let ui = ViewHost(
            NavigationContainer(app.router) {
                Text("\($0)")
            } root: {
                RouterLink("to feed", to: Gated.feed)
            })
        #expect(ui.control("to feed") == "Button")
        await sessions.set(ana)
        app.logIn(ana)
        await ui.settleTasks()
        #expect(ui.control("to feed") == "NavigationLink")
        await sessions.set(nil)
        app.logOut()
        await ui.settleTasks()
        #expect(ui.control("to feed") == "Button" && ui.faults.isEmpty)
    }
}
