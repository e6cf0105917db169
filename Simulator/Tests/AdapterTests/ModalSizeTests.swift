@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Popovers in a window that changes its width")
struct ModalSizeTests {
    private let router = Router<Route>()

    private func show(isCompact: Bool = false, adaptation: PresentationAdaptation = .automatic) -> ViewHost {
        ViewHost(
            NavigationContainer(router) { route in
                DraftScreen(name: route.name).presentationCompactAdaptation(adaptation)
            } root: {
                Text("Home").navigationSource(of: Route.settings)
            }, isCompact: isCompact)
    }
    private func present(_ route: Route, as style: PresentationType, in ui: ViewHost) {
        router.topLevel.present(route, as: style)
        ui.settle()
    }
    private func endTransitions(of ui: ViewHost) { while ui.isInTransition { ui.endTransition() } }

    // MARK: popovers
    @Test("an open popover becomes a sheet in a narrow window and a popover in a wide one, and keeps its text")
    func popover() {
        let ui = show()
        present(.settings, as: .popover, in: ui)
        ui.type("draft", into: "draft")
        for (isCompact, style) in [(true, "sheet"), (false, "popover"), (true, "sheet")] {
            ui.resize(isCompact: isCompact)
            #expect(ui.modals == [style] && ui.lines == ["Settings: draft"])
        }
        #expect(ui.pullDown())
        router.expect(RouteState())
        #expect(router.records.last?.dismissed == [.settings] && ui.faults == [])
    }
    @Test("a popover whose screen requests the popover adaptation stays a popover in a narrow window")
    func popoverThatStays() {
        let ui = show(isCompact: true, adaptation: .popover)
        present(.settings, as: .popover, in: ui)
        #expect(ui.modals == ["popover"] && ui.lines == ["Settings: "])
    }
    @Test("a popover that is dismissed while the window changes its width is dismissed once")
    func popoverGoes() {
        let ui = show()
        present(.settings, as: .popover, in: ui)
        ui.holdsTransitions = true
        ui.pullDown()
        ui.resize(isCompact: true)
        endTransitions(of: ui)
        router.expect(RouteState())
        #expect(ui.modals == [] && ui.faults == [] && router.records.filter { !$0.dismissed.isEmpty }.count == 1)
    }
    @Test("a popover from a column that collapses stays, with its source and its text", arguments: [false, true])
    func sourceCollapses(_ isCovered: Bool) async {
        let desk = Desk(.two)
        desk.showPath()
        desk.router.present(.settings, as: .popover)
        desk.ui.settle()
        desk.ui.type("typed", into: "draft")
        #expect(desk.ui.pointedAt == ["row List"])
        if isCovered { desk.router.topLevel.present(.gallery(1), as: .fullScreen) }
        await desk.ui.settleTasks()
        for isCompact in [true, false] {
            desk.resize(isCompact: isCompact)
            await desk.ui.settleTasks()
        }
        if isCovered { desk.router.topLevel.dismiss() }
        await desk.ui.settleTasks()
        #expect(desk.ui.modals == ["popover"] && desk.ui.lines == ["Settings: typed"])
        #expect(desk.ui.pointedAt == ["row List"] && desk.isSettled)
    }
}
