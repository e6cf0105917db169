@_spi(Evaluator) import SwiftUI
import Testing
import WaymarkSwiftUI
import WaymarkTesting

// The API as apps use it, with views. The files in Tests/WaymarkTests whose names end in CallTests use it without
// views, and the quickstart is a whole app. A stack and a text replace `Form` and `Label`, which the evaluator lacks.

private enum Shop: GuardedNavigation {
    case home, search, login
    case item(id: Int)

    var accessRule: AccessRule { self == .login ? .everyone : .session() }
}
private enum ShopTab: String, NavigationTab {
    case home, search

    var root: Shop { self == .home ? .home : .search }
    var title: String { rawValue }
}

@MainActor @Suite("The API as apps use it: sessions on screen")
struct SessionCallsTests {
    private let sessions = SessionRepositoryMock()

    @Test("a login destination is shown until the user logs in, and then the stack")
    func destination() async {
        let app = AppCoordinator(Router<Shop>(root: .home), sessions: sessions) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
        let ui = ViewHost(
            PhaseContainer(app) {
                NavigationContainer(app.router) { Text("\($0)") }
            })
        await ui.settle(until: { app.phase == .unauthenticated })
        #expect(ui.texts.contains("login") && !ui.texts.contains("home"))
        app.logIn(Session(owner: "ana"))
        await ui.settleTasks()
        #expect(ui.texts.contains("home") && ui.depth == 0)
    }
    @Test("a phase container shows its logged-out view until the user logs in, and then the tabs")
    func phase() async {
        let tabs = TabRouter<ShopTab, Shop> { $0.root }
        let app = AppCoordinator(tabs.router, sessions: sessions) { _, _ in nil }
        let ui = ViewHost(
            PhaseContainer(app) {
                TabContainer(tabs) {
                    Text("\($0)")
                } label: {
                    Text($0.title)
                }
            } loggedOut: {
                Text("please log in")
            })
        await ui.settle(until: { app.phase == .unauthenticated })
        #expect(ui.texts == ["please log in"])
        app.logIn(Session(owner: "ana"))
        await ui.settleTasks()
        #expect(ui.texts.contains("home") && !ui.texts.contains("please log in"))
    }
}

private enum DiscardAnswer { case discard, keep }
extension NavigationAlert where Answer == DiscardAnswer {
    fileprivate static let discardChanges = NavigationAlert("Discard the changes?") {
        NavigationAlert.Button("Discard", answer: .discard, role: .destructive)
        NavigationAlert.Button("Keep editing", answer: .keep, role: .cancel)
    }
}
private struct Editor: View {
    let alerts: AlertPresenter<DiscardAnswer>
    let isDirty: Bool

    var body: some View {
        VStack { Text("form") }.asksBeforeLeaving(when: isDirty) { _ in
            await alerts.answer(to: .discardChanges) == .discard
        }
    }
}

@MainActor @Suite("The API as apps use it: leaving a screen")
struct LeavingCallsTests {
    private let router = Router<Route>(path: [.about])
    private let alerts = AlertPresenter<DiscardAnswer>()

    private func show(isDirty: Bool) -> ViewHost {
        ViewHost(
            NavigationContainer(router) { [alerts] _ in
                Editor(alerts: alerts, isDirty: isDirty)
            } root: {
                Text("Home")
            }
            .alerts(of: alerts))
    }

    @Test("a form with changes asks before it is left", arguments: ["Discard", "Keep editing"])
    func asks(button: String) async {
        let ui = show(isDirty: true)
        #expect(ui.tap("Back"))
        await ui.settle { ui.question != nil }
        #expect(ui.question?.title == "Discard the changes?")
        #expect(ui.tap(button))
        await ui.settle { ui.question == nil && ui.texts.contains("Home") == (button == "Discard") }
        #expect(ui.texts.contains("Home") == (button == "Discard"))
    }
    @Test("a form without changes does not ask")
    func clean() async {
        let ui = show(isDirty: false)
        ui.swipeBack()
        await ui.settleTasks()
        #expect(ui.question == nil && ui.texts.contains("Home"))
    }
}

@MainActor @Suite("The API as apps use it: tabs on screen")
struct TabCallsTests {
    @Test("a navigation selects the tab that it names, and another tab shows its own root")
    func tabs() {
        let tabs = TabRouter<ShopTab, Shop> { $0.root }
        let ui = ViewHost(
            TabContainer(tabs) { route in
                Text("\(route)")
            } label: {
                Text($0.title)
            })
        tabs.navigate(to: .item(id: 4), in: .search)
        ui.settle()
        #expect(ui.texts.contains("item(id: 4)"))
        #expect(ui.select(tab: "home") && ui.texts.contains("home"))
    }
    @Test("a coordinator's tabs show their roots, and `setTabs` replaces them")
    func features() {
        let coordinator = NavigationCoordinator()
        let tabs = TabRouter(coordinator, tabs: [ShopTab.home, .search]) { AnyNavigation($0.root) }
        let ui = ViewHost(
            TabContainer(tabs) { navigation in
                Text("\(navigation.base)")
            } label: {
                Text($0.title)
            })
        #expect(ui.texts.contains("home"))
        tabs.setTabs([.search])
        ui.settle()
        #expect(ui.texts.contains("search") && !ui.texts.contains("home"))
    }
}
