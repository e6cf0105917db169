import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Windows for destinations")
struct WindowTests {
    private let router: Router<Route>
    private let windows: NavigationWindows<Route, AnyView>

    init() throws {
        let links = try Route.deepLinks()
        router = Router(links: links)
        windows = NavigationWindows(links: links) { route in
            AnyView(NavigationContainer(Router(root: route)) { Screen(route: $0) })
        }
    }
    private func show(hasWindows: Bool) -> ViewHost { ViewHost(AppView(router: router), hasWindows: hasWindows) }

    @Test("a destination is shown in its own window with its own router")
    func opened() async throws {
        let ui = show(hasWindows: true)
        #expect(await router.openWindow(.detail(4)) == .handled)
        ui.settle()
        router.expect(RouteState())
        let stored = try #require(ui.openedWindows.first)
        let window = try #require(ViewHost(window: windows, for: stored))
        #expect(window.texts.first == "Detail 4")
        #expect(window.tap("to about"))
        #expect(window.texts.first == "About" && window.depth == 1)
        router.expect(RouteState())
    }
    @Test("no menu opens a window without a destination")
    func commands() { #expect(ViewHost.hasNoCommands(windows)) }
    @Test("equal destinations request the same window, and different ones request different windows")
    func sameWindow() async {
        let ui = show(hasWindows: true)
        await router.openWindow(.detail(4))
        await router.openWindow(.detail(4))
        await router.openWindow(.detail(5))
        #expect(ui.openedWindows.count == 3)
        #expect(ui.openedWindows[0] == ui.openedWindows[1] && ui.openedWindows[0] != ui.openedWindows[2])
    }
    @Test("a destination opens in the current window if the app has only one, or if the destination has no link")
    func oneWindow() async {
        let ui = show(hasWindows: false)
        await router.openWindow(.detail(4))
        ui.settle()
        router.expect(RouteState(path: [.detail(4)]))
        #expect(ui.openedWindows.isEmpty)
        let other = show(hasWindows: true)
        await router.openWindow(.gallery(1))
        other.settle()
        #expect(other.modals == ["cover"] && other.openedWindows.isEmpty)
    }
    @Test("a restored window whose link no longer resolves shows nothing")
    func unknown() throws {
        let stored = Data(#"{"path":"/gone/4"}"#.utf8)
        #expect(try #require(ViewHost(window: windows, for: stored)).texts.isEmpty)
        #expect(ViewHost(window: windows, for: Data("[]".utf8)) == nil)
    }

    // MARK: menus
    @Test("Command-[ goes back on the level on top, and has no effect at its root")
    func back() {
        let ui = show(hasWindows: true)
        router.navigate(to: .list)
        router.navigate(to: .settings)
        ui.settle()
        #expect(!ui.menu(NavigationCommands()).press("["))
        router.active.push(.about)
        ui.settle()
        #expect(ui.menu(NavigationCommands()).press("["))
        ui.settle()
        router.expect(RouteState(path: [.list]).presenting(.settings, as: .sheet))
        router.dismissModal()
        ui.settle()
        #expect(ui.menu(NavigationCommands()).tap("Back"))
        router.expect(RouteState())
    }
    @Test("Command-1 to Command-9 select the tabs in the bar, and again pop them, unless a modal is over them")
    func tabs() {
        let names = (1...12).map { "tab \($0)" }
        let tabs = TabRouter<Numbered, Route>(tabs: names.map(Numbered.init)) { _ in .list }
        let clock = ManualClock()
        tabs.router.timing.clock = .manual(clock)
        let ui = ViewHost(
            TabContainer(tabs) { route in
                Text(route.name)
            } label: { tab in
                Text(tab.id)
            })
        #expect(ui.menu(NavigationCommands()).texts == ["Back"] + names.prefix(9))
        tabs.setHidden([Numbered(id: "tab 1")])
        ui.settle()
        #expect(ui.menu(NavigationCommands()).press("3"))
        #expect(tabs.selected.id == "tab 4")
        clock.advance(by: .seconds(1))
        tabs.router.navigate(to: .about)
        ui.settle()
        #expect(ui.menu(NavigationCommands()).press("3"))
        #expect(tabs.path(of: Numbered(id: "tab 4")) == [])
        tabs.router.navigate(to: .settings)
        ui.settle()
        #expect(!ui.menu(NavigationCommands()).press("1") && tabs.selected.id == "tab 4")
    }
    private struct Numbered: Identifiable, Hashable, Sendable { let id: String }
    @Test("without a container in the key window, the menu has only a disabled Back")
    func noContainer() {
        let menu = ViewHost(Text("alone")).menu(NavigationCommands())
        #expect(menu.texts == ["Back"] && !menu.press("["))
    }
}
