@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Popovers and inspectors in a window that changes its width")
struct ModalSizeTests {
    private let router = Router<Route>()

    private func show(isCompact: Bool = false, adaptation: PresentationAdaptation = .automatic) -> ViewHost {
        ViewHost(
            NavigationContainer(router) { route in
                DraftScreen(name: route.name).presentationCompactAdaptation(adaptation)
            } root: {
                Text("Home").navigationSource(of: Route.settings)
            }
            .navigationInspectors(), isCompact: isCompact)
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

    // MARK: inspectors
    @Test("an inspector that becomes a sheet and a column again keeps its stack")
    func inspector() {
        let ui = show()
        present(.about, as: .inspector, in: ui)
        router.topLevel.push(.list)
        ui.settle()
        for (isCompact, style) in [(true, "sheet"), (false, "inspector")] {
            ui.resize(isCompact: isCompact)
            #expect(ui.modals == [style] && ui.lines == ["List: "] && ui.depth == 1)
        }
        router.expect(RouteState().presenting(.about, as: .inspector, path: [.list]))
        #expect(ui.faults == [] && router.records.filter { !$0.dismissed.isEmpty }.isEmpty)
    }
    @Test(
        "in a narrow window, a modal over an inspector keeps its text, and the inspector becomes a sheet once uncovered",
        arguments: [PresentationType.sheet, .fullScreen, .popover])
    func coveredInspector(_ style: PresentationType) {
        let ui = show()
        present(.about, as: .inspector, in: ui)
        present(.settings, as: style, in: ui)
        ui.type("draft", into: "draft")
        ui.resize(isCompact: true)
        #expect(ui.lines == ["Settings: draft"] && ui.modals.count == 2)
        router.expect(RouteState().presenting(.about, as: .inspector).presenting(.settings, as: style))
        router.topLevel.dismiss()
        ui.settle()
        #expect(ui.modals == ["sheet"] && ui.lines == ["About: "])
        router.expect(RouteState().presenting(.about, as: .inspector))
        #expect(ui.faults == [])
    }
    @Test("an inspector that was covered while the window was narrow isn't empty once it is uncovered")
    func narrowAndWide() {
        let ui = show()
        present(.about, as: .inspector, in: ui)
        present(.settings, as: .sheet, in: ui)
        ui.resize(isCompact: true)
        ui.resize(isCompact: false)
        router.topLevel.dismiss()
        ui.settle()
        #expect(ui.modals == ["inspector"] && ui.lines == ["About: "] && ui.faults == [])
    }
    @Test(
        "an inspector that appears while the width changes ends up as a column or a sheet, as the new width requires",
        arguments: [false, true])
    func inspectorComes(_ isCompact: Bool) {
        let ui = show(isCompact: isCompact)
        ui.holdsTransitions = true
        present(.about, as: .inspector, in: ui)
        #expect(ui.isInTransition)
        ui.resize(isCompact: !isCompact)
        endTransitions(of: ui)
        #expect(ui.modals == [isCompact ? "inspector" : "sheet"] && ui.lines == ["About: "])
        router.expect(RouteState().presenting(.about, as: .inspector))
        #expect(ui.faults == [] && router.host.isAtRest)
    }
    @Test("an inspector's sheet isn't presented again if the width changes and changes back while it appears")
    func inspectorStays() throws {
        let ui = show(isCompact: true)
        ui.holdsTransitions = true
        present(.about, as: .inspector, in: ui)
        ui.resize(isCompact: false)
        ui.resize(isCompact: true)
        let shown = try #require(router.host.ground.modal)
        endTransitions(of: ui)
        #expect(ui.modals == ["sheet"] && router.host.ground.modal === shown && ui.faults == [])
    }
    @Test("the system's snapshots of both widths replace neither an inspector's sheet nor the text typed in it")
    func snapshots() {
        let ui = show(isCompact: true)
        present(.about, as: .inspector, in: ui)
        ui.type("draft", into: "draft")
        ui.enter(.inactive)
        ui.resize(isCompact: false)
        ui.resize(isCompact: true)
        ui.enter(.active)
        #expect(ui.modals == ["sheet"] && ui.lines == ["About: draft"] && ui.faults == [])
    }
    @Test("an inspector closed by the user in a narrow window stays closed in a wide one")
    func closedInspector() {
        let ui = show()
        present(.about, as: .inspector, in: ui)
        ui.resize(isCompact: true)
        #expect(ui.pullDown())
        ui.resize(isCompact: false)
        router.expect(RouteState())
        #expect(ui.modals == [] && ui.faults == [])
    }
}
