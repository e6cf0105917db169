import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The code of "Tabs and split views", and of "Windows".
enum TabArticle {
    enum Route: Navigation {
        case home, search
        case result(id: Int)

        static var links: Links<Route> {
            Links {
                LinkRoute("/result/{id}") {
                    .result(id: $0)
                } values: {
                    if case .result(let id) = $0 { id } else { nil }
                }
            }
        }
    }

    enum AppTab: String, NavigationTab { case home, search, admin }

    enum HomeIncomingNavigation: IncomingNavigation { case home }
    enum SearchIncomingNavigation: IncomingNavigation { case search }
    enum AdminIncomingNavigation: IncomingNavigation { case admin }
}

extension TabArticle.AppTab {
    typealias HomeIncomingNavigation = TabArticle.HomeIncomingNavigation
    typealias SearchIncomingNavigation = TabArticle.SearchIncomingNavigation
    typealias AdminIncomingNavigation = TabArticle.AdminIncomingNavigation
}
extension TabArticle.AppTab {
    var root: AnyNavigation {
        switch self {
        case .home: AnyNavigation(HomeIncomingNavigation.home)
        case .search: AnyNavigation(SearchIncomingNavigation.search)
        case .admin: AnyNavigation(AdminIncomingNavigation.admin)
        }
    }
}

extension TabArticle {
    struct ScreenOf: View {
        let route: Route
        var body: some View { Text("\(route)") }
    }
    struct SpaceOf: View {
        let route: Route
        var body: some View { Text("around \(route)") }
    }
    struct DocumentWindow: View {
        @State private var router: Router<Route>

        init(route: Route) { _router = State(initialValue: Router(root: route)) }

        var body: some View {
            NavigationContainer(router) { route in
                ScreenOf(route: route)
            }
        }
    }
}

@MainActor @Suite("Tabs and split views")
struct TabArticleTests {
    typealias Route = TabArticle.Route
    typealias AppTab = TabArticle.AppTab

    private func screen(for route: Route) -> some View { Text("\(route)") }

    @Test("a link opens in its destination's tab, and a navigation in the tab that it names")
    func tabs() throws {
        let tabs = TabRouter<AppTab, Route> { route in
            if case .result = route { .search } else { nil }
        } root: { tab in
            tab == .home ? .home : .search
        }

        let ui = ViewHost(
            TabContainer(tabs) { route in
                screen(for: route)
            } label: { tab in
                Text(tab.rawValue.capitalized)
            }
        )
        #expect(ui.texts.contains("home"))
        tabs.router.links = LinkTable(schemes: ["app"])
        tabs.router.open("app://result/4")
        ui.settle()
        #expect(tabs.selected == .search && ui.texts.contains("result(id: 4)"))
        tabs.navigate(to: .result(id: 5), in: .home)
        #expect(tabs.selected == .home && tabs.path(of: .home) == [.result(id: 5)])
    }
    @Test("in an app that consists of features, tabs keep the stack of their router")
    func features() {
        let coordinator = NavigationCoordinator()
        let tabs = TabRouter(coordinator, tabs: [AppTab.home, .search]) { $0.root }
        coordinator.navigate(to: Route.result(id: 4))
        #expect(tabs.path(of: .home) == [AnyNavigation(Route.result(id: 4))])
    }
    @Test("tabs known only at run time have badges, and can be hidden")
    func libraries() {
        struct Library: Identifiable, Hashable {
            let id: String
            var name: String
            var unread = 0
        }
        let libraries = [Library(id: "a", name: "Films", unread: 2), Library(id: "b", name: "")]
        let tabs = TabRouter<Library, Route>(tabs: libraries) { _ in .home }
        let ui = ViewHost(
            TabContainer(tabs) { route in
                screen(for: route)
            } label: { library in
                Text(library.name)
            }
            .tabOptions(badge: { $0.unread })
        )
        tabs.setHidden(Set(libraries.filter(\.name.isEmpty)))
        ui.settle()
        #expect(ui.tabBar.map(\.title) == ["Films"] && ui.tabBar.map(\.badge) == [2])
    }
    @Test("with three columns, the two selections are the path")
    func threeColumns() {
        let router = Router<Route>()
        let folders: [Route] = [.home, .search]
        func results(in folder: Route) -> [Route] { [.result(id: 4), .result(id: 5)] }
        let ui = ViewHost(
            SplitContainer(router) { selection in
                List(folders, id: \.self, selection: selection) { Text($0.name) }
            } content: { folder, selection in
                List(results(in: folder), id: \.self, selection: selection) { Text($0.name) }
            } destination: { route in
                screen(for: route)
            } placeholder: {
                Text("Choose a result")
            }
        )
        #expect(ui.choose(Optional(Route.search)))
        #expect(ui.texts.contains("Choose a result"))
        #expect(ui.choose(Optional(Route.result(id: 5))))
        #expect(router.path == [.search, .result(id: 5)] && ui.texts.contains("result(id: 5)"))
    }
    @Test("a tab with columns has its root as the sidebar")
    func columnsInATab() {
        let tabs = TabRouter<AppTab, Route> { $0 == .home ? .home : .search }
        let ui = ViewHost(
            TabContainer(tabs) { route in
                screen(for: route)
            } label: { tab in
                Text(tab.rawValue.capitalized)
            }
            .columns {
                $0 == .search ? 2 : 1
            } placeholder: { _ in
                Text("Choose a result")
            }
        )
        ui.select(tab: "search")
        #expect(ui.texts.contains("search") && ui.texts.contains("Choose a result"))
        tabs.router.navigate(to: .result(id: 4))
        ui.settle()
        #expect(ui.texts.contains("search") && ui.texts.contains("result(id: 4)"))
    }
    @Test("a router's root is the sidebar")
    func rooted() {
        let ui = ViewHost(
            SplitContainer(Router(root: Route.home)) { route, router in
                screen(for: route)
            } placeholder: {
                Text("Choose a folder")
            }
        )
        #expect(ui.texts.contains("home") && ui.texts.contains("Choose a folder"))
    }
    @Test("a destination is shown in its own window")
    func window() async throws {
        typealias DocumentWindow = TabArticle.DocumentWindow
        let links = LinkTable<Route>(schemes: ["app"])
        let windows =
            NavigationWindows(links: links) { route in
                DocumentWindow(route: route)
            }
        let router = Router<Route>(links: links)
        let ui = ViewHost(
            NavigationContainer(router) {
                screen(for: $0)
            } root: {
                Text("list")
            }, hasWindows: true)
        await router.openWindow(.result(id: 4))
        let stored = try #require(ui.openedWindows.first)
        let window = try #require(ViewHost(window: windows, for: stored))
        #expect(window.texts == ["result(id: 4)"])
    }
    @Test("a selection in the sidebar shows its destination in place of the placeholder")
    func sidebar() {
        let router = Router<Route>()
        let folders: [Route] = [.home, .result(id: 4)]
        let ui = ViewHost(
            SplitContainer(router) { selection in
                List(folders, id: \.self, selection: selection) { Text($0.name) }
            } destination: { route in
                screen(for: route)
            } placeholder: {
                Text("Choose a folder")
            }
        )
        #expect(ui.texts.contains("Choose a folder"))
        #expect(ui.choose(Optional(Route.result(id: 4))))
        #expect(router.path == [.result(id: 4)] && ui.texts.contains("result(id: 4)"))
    }
}

/// The views of "Login and sessions", and of "Receiving links".
enum LoginArticle {
    enum Route: GuardedNavigation {
        case login, home, search
        var accessRule: AccessRule { self == .login ? .everyone : .session() }
    }
    enum AppTab: String, NavigationTab {
        case home, search
        var title: String { "Tab \(rawValue)" }
    }
    struct LoginView: View {
        var body: some View { Text("Log in") }
    }
    struct LockView: View {
        var body: some View { Text("Locked") }
    }
}

@MainActor @Suite("Login and sessions, on screen")
struct LoginArticleTests {
    typealias Route = LoginArticle.Route
    typealias AppTab = LoginArticle.AppTab
    typealias LoginView = LoginArticle.LoginView
    typealias LockView = LoginArticle.LockView
    let sessions = SessionRepositoryMock()
    let session = Session(owner: "ana")

    private func screen(for route: Route) -> some View { Text("\(route)") }

    @Test("a login destination is shown until the user logs in, and then the tabs")
    func destination() async {
        let tabs = TabRouter<AppTab, Route> { $0 == .home ? .home : .search }
        let app = AppCoordinator(tabs.router, sessions: sessions) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }

        let ui = ViewHost(
            PhaseContainer(app) {
                TabContainer(tabs) {
                    screen(for: $0)
                } label: {
                    Text($0.title)
                }
            }
        )
        await ui.settle(until: { app.phase == .unauthenticated })
        #expect(ui.texts.contains("login") && !ui.texts.contains("home"))
        app.logIn(session)
        await ui.settleTasks()
        #expect(ui.texts.contains("home") && !ui.texts.contains("login"))
    }
    @Test("a phase container shows its login view until the user logs in, and then the tabs")
    func phase() async {
        let tabs = TabRouter<AppTab, Route> { $0 == .home ? .home : .search }
        let app = AppCoordinator(tabs.router, sessions: sessions) { _, _ in nil }

        let ui = ViewHost(
            PhaseContainer(app) {
                TabContainer(tabs) {
                    screen(for: $0)
                } label: {
                    Text($0.title)
                }
            } loggedOut: {
                LoginView()
            }
        )
        await ui.settle(until: { app.phase == .unauthenticated })
        #expect(ui.texts == ["Log in"])
        app.logIn(session)
        await ui.settleTasks()
        #expect(ui.texts.contains("home"))
    }
    @Test("an app with a session shows its content, and the lock screen once it is locked")
    func phases() async {
        let app = AppCoordinator(Router<Route>(root: .home), sessions: SessionRepositoryMock(session)) { _, _ in nil }
        let ui = ViewHost(
            PhaseContainer(app) {
                NavigationContainer(app.router) { route in screen(for: route) }
            } booting: {
                ProgressView()
            } locked: {
                LockView()
            }
        )
        await ui.settle(until: { app.phase == .authenticated(session) })
        #expect(ui.texts == ["home"])
        app.lock()
        await ui.settleTasks()
        #expect(ui.texts.contains("Locked"))
    }
}
