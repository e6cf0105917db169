@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// A tab that is created at run time.
private struct Library: Identifiable, Hashable, Sendable {
    let id: String
    var name: String
    var unread = 0
}

@MainActor @Suite("Tabs in a tab bar and in a sidebar")
struct TabBarTests {
    private let films = Library(id: "films", name: "Films", unread: 2)
    private let music = Library(id: "music", name: "Music")
    private let home = Library(id: "home", name: "Home")
    private let search = Library(id: "search", name: "Search")

    private func show(
        _ tabs: TabRouter<Library, Route>, without missing: NavigationCapabilities = []
    ) -> ViewHost {
        ViewHost(
            TabContainer(tabs, screen: { route, _ in Screen(route: route) }, root: { Text("root of \($0.name)") }) {
                Text($0.name)
            }
            .tabOptions(badge: \.unread, isSearch: { $0.id == "search" })
            .environment(\.navigationCapabilities, NavigationCapabilities.ofSystem.subtracting(missing)))
    }
    private func router(_ tabs: [Library]) -> TabRouter<Library, Route> { TabRouter(tabs: tabs) { _ in nil } }

    @Test("tabs have badges, customization ids and a search role")
    func options() {
        let ui = show(router([films, home, music, search]))
        #expect(
            ui.tabBar == [
                ShownTab(title: "Films", badge: 2, customizationID: "films"),
                ShownTab(title: "Home", customizationID: "home"),
                ShownTab(title: "Music", customizationID: "music"),
                ShownTab(title: "Search", isSearch: true, customizationID: "search"),
            ])
        #expect(ui.texts.first == "root of Films")
        ui.select(tab: "home")
        #expect(ui.texts.first == "root of Home")
        #expect(ui.faults.isEmpty)
    }
    @Test("an older system shows a row of tabs, in order, with badges")
    func plain() {
        let ui = show(router([films, home, music]), without: .customizableTabs)
        #expect(
            ui.tabBar == [ShownTab(title: "Films", badge: 2), ShownTab(title: "Home"), ShownTab(title: "Music")])
        ui.select(tab: "music")
        #expect(ui.texts.first == "root of Music")
    }
    @Test(
        "a hidden tab leaves the bar and the screen but keeps its views, and the next visible tab is selected",
        arguments: [NavigationCapabilities(), .customizableTabs])
    func hidden(missing: NavigationCapabilities) {
        let tabs = router([home, films, music])
        let ui = show(tabs, without: missing)
        tabs.navigate(to: .about, in: films)
        ui.settle()
        tabs.setHidden([films])
        ui.settle()
        #expect(ui.tabBar.map(\.title) == ["Home", "Music"])
        #expect(ui.texts.first == "root of Music" && tabs.selected == music)
        #expect(!ui.select(tab: "films"))
        tabs.select(films)
        ui.settle()
        #expect(ui.texts.first == "root of Music")
        tabs.setHidden([])
        ui.settle()
        #expect(ui.tabBar.map(\.title) == ["Home", "Films", "Music"] && ui.texts.first == "root of Music")
        ui.select(tab: "films")
        #expect(ui.texts.first == "About")
        #expect(ui.faults.isEmpty)
    }
    @Test(
        "a tab that is hidden during a transition is left, and removed from the bar, once the transition has ended",
        arguments: [NavigationCapabilities(), .customizableTabs])
    func hiddenDuringTransition(missing: NavigationCapabilities) {
        let tabs = router([home, music])
        let ui = show(tabs, without: missing)
        ui.holdsTransitions = true
        tabs.router.navigate(to: .about)
        ui.settle()
        #expect(ui.isInTransition)
        tabs.setHidden([home])
        ui.settle()
        #expect(ui.faults.isEmpty)
        ui.holdsTransitions = false
        ui.endTransition()
        ui.settle()
        #expect(ui.tabBar.map(\.title) == ["Music"] && ui.texts.first == "root of Music")
        #expect(ui.faults.isEmpty)
    }
}
