@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The code about tab bars in "Tabs and split views".
enum TabBarArticle {
    enum Route: Navigation {
        case inbox, report

        static var links: Links<Route> {
            Links { LinkRoute("/report", to: .report) }
        }
    }
    enum MailTab: String, NavigationTab { case inbox, compose, beta }
    struct Flags { var hasBeta = false }

    struct Inbox: View {
        let mails = ["first", "second"]

        var body: some View {
            List(mails, id: \.self) { mail in Text(mail) }
                .scrollsToTopOnSecondTap(mails.first)
        }
    }
    struct SearchScreen: View {
        @Environment(\.secondTaps) private var secondTaps
        @State private var isSearching = false

        var body: some View {
            Text("Search").onChange(of: secondTaps) { _, _ in isSearching = true }
            if isSearching { Text("searching") }
        }
    }
}

@MainActor @Suite("Tab bars")
struct TabBarArticleTests {
    typealias Route = TabBarArticle.Route
    typealias MailTab = TabBarArticle.MailTab

    @Test("a tab bar hides a tab, and scrolls on a second tap")
    func all() {
        let flags = TabBarArticle.Flags()
        let tabs = TabRouter<MailTab, Route> { route in
            route == .report ? (flags.hasBeta ? .beta : nil) : .inbox
        } root: { tab in
            tab == .inbox ? .inbox : nil
        }
        tabs.router.links = LinkTable(schemes: ["app"])
        tabs.setHidden([.beta])
        let container =
            TabContainer(tabs) { (route: Route) in
                if route == .inbox { TabBarArticle.Inbox() } else { Text("\(route)") }
            } label: {
                Text($0.rawValue)
            }
        let ui = ViewHost(container)
        #expect(ui.tabBar.map(\.title) == ["inbox", "compose"])
        ui.select(tab: "inbox")
        #expect(ui.scrolled.map(\.id) == [AnyHashable("first")])
        #expect(tabs.router.open("app://report").settled == .committed)
        ui.settle()
        #expect(tabs.selected == .inbox && ui.texts.contains("report") && ui.faults.isEmpty)
    }
    @Test("a screen observes second taps on its tab")
    func secondTaps() {
        let tabs = TabRouter<MailTab, Route> { _ in nil }
        let ui = ViewHost(
            TabContainer(tabs, screen: { route, _ in Text("\(route)") }, root: { _ in TabBarArticle.SearchScreen() }) {
                Text($0.rawValue)
            })
        ui.select(tab: "inbox")
        #expect(ui.texts.contains("searching"))
    }
}
