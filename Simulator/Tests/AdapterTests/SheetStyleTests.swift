import Foundation
import Observation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("The style of sheets")
struct SheetStyleTests {
    private let router = Router<Route>()

    @MainActor @Observable final class Rule {
        var styles: [SheetStyle] = []
        @ObservationIgnored var height = PresentationDetent.medium
        /// A binding to the height.
        var selection: Binding<PresentationDetent> {
            Binding {
                self.height
            } set: {
                self.height = $0
            }
        }
    }
    private let rule = Rule()

    private func show(_ styles: [SheetStyle]) -> ViewHost {
        rule.styles = styles
        return ViewHost(
            NavigationContainer(router) { route in
                DraftScreen(name: route.name)
            } root: {
                VStack {
                    Text("Home")
                    RouterLink("to list", to: Route.list)
                }
            }
            .sheetStyle { [rule] (route: Route) in route == .settings ? rule.styles : [] })
    }
    private func present(_ route: Route = .settings, in ui: ViewHost) {
        router.present(route, as: .sheet)
        ui.settle()
    }

    // MARK: looks
    @Test("a sheet has every aspect that its destination's style names")
    func everything() {
        let ui = show([
            .detents([.medium, .large]), .dragIndicator(.visible), .backgroundInteraction(.enabled),
        ])
        present(in: ui)
        #expect(ui.detents == [.medium, .large] && ui.dragIndicator == .visible && ui.isBackgroundEnabled)
        #expect(ui.faults == [])
    }
    @Test("a sheet without a style has the system's aspects, even if another destination has a style")
    func nothing() {
        let ui = show([.dragIndicator(.visible)])
        present(.about, in: ui)
        #expect(ui.dragIndicator == nil && ui.detents == [] && !ui.isBackgroundEnabled && ui.pullDown())
    }
    @Test("an aspect that a style omits is the screen's own to set")
    func omitted() {
        let ui = ViewHost(
            NavigationContainer(router) { _ in
                Text("Page").presentationDragIndicator(.hidden)
            } root: {
                Text("Home")
            }
            .sheetStyle { (_: Route) in [.detents([.medium])] })
        present(in: ui)
        #expect(ui.dragIndicator == .hidden && ui.detents == [.medium])
    }
    @Test("of several values for one aspect, the last one counts")
    func last() {
        let ui = show([.dragIndicator(.hidden), .detents([.medium]), .dragIndicator(.visible), .detents([.large])])
        present(in: ui)
        #expect(ui.dragIndicator == .visible && ui.detents == [.large])
    }
    @Test("all aspects may change while a sheet is shown, and the text typed in it stays")
    func changes() {
        let ui = show([.dragIndicator(.hidden), .backgroundInteraction(.enabled)])
        present(in: ui)
        ui.type("draft", into: "draft")
        rule.styles = [.dragIndicator(.visible), .backgroundInteraction(.disabled), .interactiveDismissDisabled]
        ui.settle()
        #expect(ui.dragIndicator == .visible && !ui.isBackgroundEnabled)
        #expect(ui.texts.contains("Settings: draft") && !ui.pullDown())
        rule.styles = []
        ui.settle()
        #expect(ui.dragIndicator == .automatic && !ui.isBackgroundEnabled)
        #expect(ui.texts.contains("Settings: draft") && ui.pullDown())
    }
    @Test("a bound height may be omitted or added while a sheet is shown, and the text typed in it stays")
    func changedSelection() {
        let heights: Set<PresentationDetent> = [.medium, .large]
        let bound = SheetStyle.detents(heights, selection: rule.selection)
        for styles in [[bound], [.detents(heights)]] {
            let ui = show(styles)
            present(in: ui)
            ui.type("draft", into: "draft")
            for changed in [[], [.detents(heights)], [bound]] {
                rule.styles = changed
                ui.settle()
                #expect(ui.texts.contains("Settings: draft"))
            }
            router.dismissAll()
        }
    }

    // MARK: the level behind
    @Test("below a sheet that lets the user through, a second push waits for the first")
    func pushesBehind() {
        let ui = show([.detents([.medium]), .backgroundInteraction(.enabled)])
        present(in: ui)
        ui.holdsTransitions = true
        router.perform(.setPath([.list]))
        ui.settle()
        router.perform(.setPath([.list, .about]))
        ui.settle()
        #expect(ui.texts(level: 0).contains { $0.hasPrefix("List") })
        ui.endTransition()
        #expect(ui.texts(level: 0).contains { $0.hasPrefix("About") } && ui.faults == [])
    }
    @Test("the level behind a sheet can be used up to the height that its style allows")
    func background() {
        let ui = show([
            .detents([.medium, .large], selection: rule.selection),
            .backgroundInteraction(.enabled(upThrough: .medium)),
        ])
        present(in: ui)
        ui.drag(to: .large)
        #expect(!ui.tapBehind("to list"))
        ui.drag(to: .medium)
        #expect(ui.tapBehind("to list"))
        #expect(router.path == [.list] && ui.modals == [], "a push behind the sheet didn't dismiss it")
        #expect(ui.texts.contains { $0.hasPrefix("List") } && ui.faults == [])
    }

    // MARK: dismissal
    @Test("code that dismisses a sheet asks its leave guard, even if its style disables interactive dismissal")
    func leaveGuards() async {
        let ui = show([.interactiveDismissDisabled])
        present(in: ui)
        let gate = Gate<Bool>()
        let keeper = router.onLeave(of: .settings) { .later { (try? await gate.pass()) ?? false } }
        ui.settle()
        #expect(!ui.pullDown())
        let handle = router.dismissModal()
        await gate.arrival()
        #expect(ui.modals == ["sheet"])
        gate.open(with: false)
        #expect(await handle.outcome == .denied(.leaveRefused))
        keeper.cancel()
        ui.settle()
        // without the guard, the style still disables the gesture
        #expect(!ui.pullDown())
        #expect(router.dismissModal().settled == .committed)
        ui.settle()
        #expect(ui.modals == [] && ui.faults == [])
    }
    @Test("a screen's own lock of its sheet counts, and nobody is asked")
    func ownLock() async {
        let ui = ViewHost(
            NavigationContainer(router) { route in
                Text(route.name).interactiveDismissDisabled()
            } root: {
                Text("Home")
            })
        present(in: ui)
        #expect(!ui.pullDown())
        await ui.settleTasks()
        #expect(ui.modals == ["sheet"] && ui.faults == [])
    }
    @Test("a sheet keeps the text typed in it when its screen begins to ask, and then asks")
    func lateGuard() async {
        let ui = show([])
        present(in: ui)
        ui.type("draft", into: "draft")
        router.onLeave(of: .settings) { .stay }
        ui.settle()
        #expect(!ui.pullDown())
        await ui.settleTasks()
        #expect(ui.texts.contains("Settings: draft") && ui.faults == [])
        #expect(router.records.last?.outcome == .denied(.leaveRefused))
    }
    @Test("a style that keeps its sheet is stronger than a question")
    func kept() async {
        let ui = show([.interactiveDismissDisabled])
        present(in: ui)
        router.onLeave(of: .settings) { .leave }
        ui.settle()
        #expect(!ui.pullDown())
        await ui.settleTasks()
        #expect(ui.modals == ["sheet"])
    }
}
