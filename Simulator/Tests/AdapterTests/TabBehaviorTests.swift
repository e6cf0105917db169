@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

private enum MailTab: String, NavigationTab { case inbox, compose, search, beta }

/// A tab's root whose rows scroll to the first one on a second tap.
private struct Mails: View {
    let mails: [Int]

    var body: some View {
        List(mails, id: \.self) { Text("mail \($0)") }
            .scrollsToTopOnSecondTap(mails.first)
    }
}
/// A root that reloads on a second tap.
private struct Reloading: View {
    @Environment(\.secondTaps) private var taps
    @State private var loads = 1

    var body: some View {
        Text("loaded \(loads) times").onChange(of: taps) { _, _ in loads += 1 }
    }
}
private struct Player: View {
    @Environment(Router<Route>.self) private var router

    var body: some View {
        Button("player of level \(router.level)") { router.navigate(to: .gallery(1)) }
            .navigationSource(of: Route.gallery(1))
    }
}

@MainActor @Suite("Second taps, the tab bar and its accessory")
struct TabBehaviorTests {
    /// The tabs whose views were created.
    private final class Made { var tabs: Set<MailTab> = [] }
    private let made = Made()
    private let clock = ManualClock()
    private let tabs = TabRouter<MailTab, Route>(tabs: [.inbox, .compose, .search]) { _ in nil }

    init() { tabs.router.timing.clock = .manual(clock) }

    private func container(
        mails: [Int] = [1, 2], hidesBar: @escaping (Route) -> Bool = { _ in false }
    ) -> TabContainer<MailTab, Route, Screen, AnyView, Text> {
        TabContainer(tabs) { route, _ in
            Screen(route: route)
        } root: { [made] tab in
            made.tabs.insert(tab)
            return AnyView(tab == .inbox ? AnyView(Mails(mails: mails)) : AnyView(Reloading()))
        } label: { tab in
            Text(tab.rawValue)
        }
        .tabOptions(hidesBar: hidesBar)
    }
    private func show(_ view: some View, without missing: NavigationCapabilities = []) -> ViewHost {
        ViewHost(
            view.environment(\.navigationCapabilities, NavigationCapabilities.ofSystem.subtracting(missing)))
    }
    /// Taps a tab one second after the last tap, so that it isn't taken for a repeated report.
    private func tap(_ tab: MailTab, _ ui: ViewHost) {
        clock.advance(by: .seconds(1))
        ui.select(tab: tab.rawValue)
    }

    // MARK: second taps
    @Test("a second tap on a tab pops to its root, or scrolls the root to its top if nothing is pushed")
    func scrolls() {
        let ui = show(container())
        tabs.router.navigate(to: .about)
        ui.settle()
        tap(.inbox, ui)
        #expect(ui.texts.contains("mail 1") && ui.scrolled.isEmpty)
        #expect(tabs.router.records.last?.origin == .gesture)
        tap(.inbox, ui)
        #expect(ui.scrolled.map(\.id) == [AnyHashable(1)] && ui.scrolled.allSatisfy(\.isAnimated))
        tap(.search, ui)
        tap(.inbox, ui)
        #expect(ui.scrolled.count == 1, "a tap that selects the tab counted as a second one")
        tap(.inbox, ui)
        #expect(ui.scrolled.count == 2 && ui.faults.isEmpty)
    }
    @Test("a second tap on a tab whose root has no rows scrolls nothing")
    func empty() {
        let ui = show(container(mails: []))
        tap(.inbox, ui)
        #expect(ui.scrolled.isEmpty && ui.faults.isEmpty)
    }
    @Test("a screen observes second taps on its own tab, but not the tap that selects it")
    func observes() {
        let ui = show(container())
        tap(.search, ui)
        #expect(ui.texts.contains("loaded 1 times"))
        tap(.search, ui)
        tap(.search, ui)
        #expect(ui.texts.contains("loaded 3 times") && ui.scrolled.isEmpty)
    }

    // MARK: the bar
    @Test(
        "the tab bar is hidden while a destination that hides it is on top of the selected tab",
        arguments: [NavigationCapabilities(), .customizableTabs])
    func hidesBar(missing: NavigationCapabilities) {
        let ui = show(container(hidesBar: { $0 == .detail(1) }), without: missing)
        #expect(!ui.hidesTabBar)
        tabs.router.navigate(to: .detail(1))
        ui.settle()
        #expect(ui.hidesTabBar)
        tabs.router.push(.about)
        ui.settle()
        #expect(!ui.hidesTabBar)
        ui.swipeBack()
        #expect(ui.hidesTabBar)
        tap(.search, ui)
        #expect(!ui.hidesTabBar, "the bar is hidden by another tab's screen")
        tap(.inbox, ui)
        #expect(ui.hidesTabBar)
        ui.swipeBack()
        #expect(!ui.hidesTabBar && ui.faults.isEmpty)
    }
    @Test("a tab's root can hide the tab bar")
    func hidesBarOfRoot() {
        let tabs = TabRouter<MailTab, Route> { $0 == .beta ? .detail(1) : .list }
        let ui = show(
            TabContainer(tabs) {
                Screen(route: $0)
            } label: {
                Text($0.rawValue)
            }
            .tabOptions(hidesBar: { $0 == .detail(1) }))
        #expect(!ui.hidesTabBar)
        tabs.select(.beta)
        ui.settle()
        #expect(ui.hidesTabBar)
    }
    @Test("a bottom accessory has the tabs' router and can be a zoom's source; disabling it keeps the tabs' state")
    func accessory() {
        let ui = show(
            container().bottomAccessory { Player() }
                .navigationTransitions { (route: Route) in route == .gallery(1) ? .zoom : .automatic })
        #expect(ui.bottomAccessory == ["player of level 0"])
        #expect(ui.tap("player of level 0"))
        #expect(ui.modals == ["cover"] && tabs.router.presentingFullScreen == .gallery(1))
        #expect(ui.zoomedFrom == ["player of level 0"])
        tabs.router.dismissModal()
        tabs.select(.search)
        ui.settle()
        tap(.search, ui)
        #expect(ui.texts.contains("loaded 2 times"))
        ui.replace(
            container().bottomAccessory(isEnabled: false) { Player() }
                .navigationTransitions { (route: Route) in route == .gallery(1) ? .zoom : .automatic }
                .environment(\.navigationCapabilities, NavigationCapabilities.ofSystem))
        #expect(ui.bottomAccessory == [] && ui.texts.contains("loaded 2 times"))
        #expect(ui.faults.isEmpty)
    }
    @Test("a modifier on the container sets the tab bar's minimize behavior")
    func minimizes() {
        #expect(show(container()).minimizeBehavior == nil)
        if #available(iOS 26, *) {
            let ui = show(container().tabBarMinimizeBehavior(.onScrollDown))
            #expect(ui.minimizeBehavior == "onScrollDown")
        }
    }
}
