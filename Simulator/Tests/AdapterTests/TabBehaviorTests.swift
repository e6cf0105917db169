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
@MainActor @Suite("Second taps and the tab bar")
struct TabBehaviorTests {
    /// The tabs whose views were created.
    private final class Made { var tabs: Set<MailTab> = [] }
    private let made = Made()
    private let clock = ManualClock()
    private let tabs = TabRouter<MailTab, Route>(tabs: [.inbox, .compose, .search]) { _ in nil }

    init() { tabs.router.timing.clock = .manual(clock) }

    private func container(
        mails: [Int] = [1, 2]
    ) -> TabContainer<MailTab, Route, Screen, AnyView, Text> {
        TabContainer(tabs) { route, _ in
            Screen(route: route)
        } root: { [made] tab in
            made.tabs.insert(tab)
            return AnyView(tab == .inbox ? AnyView(Mails(mails: mails)) : AnyView(Reloading()))
        } label: { tab in
            Text(tab.rawValue)
        }
    }
    /// Taps a tab one second after the last tap, so that it isn't taken for a repeated report.
    private func tap(_ tab: MailTab, _ ui: ViewHost) {
        clock.advance(by: .seconds(1))
        ui.select(tab: tab.rawValue)
    }

    // MARK: second taps
    @Test("a second tap on a tab pops to its root, or scrolls the root to its top if nothing is pushed")
    func scrolls() {
        let ui = ViewHost(container())
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
        let ui = ViewHost(container(mails: []))
        tap(.inbox, ui)
        #expect(ui.scrolled.isEmpty && ui.faults.isEmpty)
    }
    @Test("a screen observes second taps on its own tab, but not the tap that selects it")
    func observes() {
        let ui = ViewHost(container())
        tap(.search, ui)
        #expect(ui.texts.contains("loaded 1 times"))
        tap(.search, ui)
        tap(.search, ui)
        #expect(ui.texts.contains("loaded 3 times") && ui.scrolled.isEmpty)
    }
}
