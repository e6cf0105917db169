@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// A resizable window with two or three columns. The last column has a stack.
@MainActor struct Desk {
    enum Columns: CaseIterable, Sendable { case two, three }
    let router: Router<Route>
    let ui: ViewHost
    /// A path that selects a row in each list, and has one more screen on top.
    let path: [Route]

    init(_ columns: Columns, isCompact: Bool = false) {
        path = columns == .two ? [.detail(1), .about] : [.list, .detail(1), .about]
        let router = Router<Route>()
        self.router = router
        let list: (Binding<Route?>) -> AnyView = { selection in
            AnyView(
                List([Route.list, .detail(1), .detail(2)], id: \.self, selection: selection) { route in
                    Text("row \(route.name)").navigationSource(of: route == .list ? Route.settings : .pay)
                })
        }
        let view: AnyView
        switch columns {
        case .two:
            view = AnyView(
                SplitContainer(router) { selection in
                    list(selection)
                } destination: { route in
                    DraftScreen(name: route.name)
                } placeholder: {
                    Text("nothing")
                })
        case .three:
            view = AnyView(
                SplitContainer(router) { selection in
                    list(selection)
                } content: { folder, selection in
                    Text("in \(folder.name)")
                    list(selection)
                } destination: { route in
                    DraftScreen(name: route.name)
                } placeholder: {
                    Text("nothing")
                })
        }
        ui = ViewHost(view, isCompact: isCompact)
    }
    /// Shows the path, and types text into its top screen.
    func showPath() {
        router.setPath(path)
        ui.settle()
        ui.type("draft", into: "draft")
    }
    func resize(isCompact: Bool) { ui.resize(isCompact: isCompact) }
    /// A Boolean value that indicates whether router and screen agree, nothing is pending, and there were no faults.
    var isSettled: Bool { ui.faults == [] && router.onScreen == router.state && router.host.isAtRest }
}

extension ViewHost {
    /// The texts of the top level, without the label of the text field.
    var lines: [String] { texts.filter { $0 != "draft" } }
}

@MainActor @Suite("Columns that collapse and come back")
struct ColumnSizeTests {
    @Test(
        "columns that collapse and come back keep the selections, the stack, and the text on it",
        arguments: Desk.Columns.allCases)
    func collapse(_ columns: Desk.Columns) {
        let desk = Desk(columns)
        desk.showPath()
        desk.resize(isCompact: true)
        #expect(desk.ui.columnOnTop == "detail" && desk.ui.lines == ["About: draft"])
        desk.resize(isCompact: false)
        #expect(desk.ui.texts.contains("About: draft") && desk.ui.texts.contains("row List"))
        desk.router.expect(RouteState(path: desk.path))
        #expect(desk.isSettled)
    }
    @Test(
        "columns that collapse under a modal keep their stack, the modal, and the text in both",
        arguments: Desk.Columns.allCases, [PresentationType.sheet, .fullScreen, .popover])
    func collapseUnderModal(_ columns: Desk.Columns, _ style: PresentationType) {
        let desk = Desk(columns)
        desk.showPath()
        desk.router.present(.pay, as: style)
        desk.ui.settle()
        desk.router.topLevel.push(.list)
        desk.ui.settle()
        desk.ui.type("typed", into: "draft")
        for isCompact in [true, false] {
            desk.resize(isCompact: isCompact)
            #expect(desk.ui.lines == ["List: typed"] && desk.ui.depth == 1)
        }
        desk.router.expect(RouteState(path: desk.path).presenting(.pay, as: style, path: [.list]))
        #expect(desk.isSettled)
        desk.router.dismissAll()
        desk.ui.settle()
        #expect(desk.ui.texts.contains("About: draft") && desk.isSettled)
    }
    @Test(
        "columns that collapse or come back during a push keep its screen, and show the next push on top",
        arguments: Desk.Columns.allCases, [false, true])
    func collapseDuringPush(_ columns: Desk.Columns, _ isCompact: Bool) {
        let desk = Desk(columns, isCompact: isCompact)
        desk.showPath()
        desk.ui.holdsTransitions = true
        desk.router.push(.detail(2))
        desk.ui.settle()
        #expect(desk.ui.isInTransition)
        desk.resize(isCompact: !isCompact)
        desk.router.push(.list)
        while desk.ui.isInTransition { desk.ui.endTransition() }
        desk.router.expect(RouteState(path: desk.path + [.detail(2), .list]))
        #expect(desk.ui.texts.contains("List: ") && desk.isSettled)
    }
    @Test(
        "a modal that appears while columns collapse or come back isn't lost, nor is the one that replaces it",
        arguments: Desk.Columns.allCases, ModalStyle.allCases.map(\.type))
    func collapseDuringModal(_ columns: Desk.Columns, _ style: PresentationType) {
        for isCompact in [false, true] {
            let desk = Desk(columns, isCompact: isCompact)
            desk.showPath()
            desk.ui.holdsTransitions = true
            desk.router.present(.pay, as: style)
            desk.ui.settle()
            desk.resize(isCompact: !isCompact)
            while desk.ui.isInTransition { desk.ui.endTransition() }
            #expect(desk.ui.lines.first == "Pay: " && desk.ui.modals.count == 1 && desk.isSettled)
            desk.router.perform(.sequence([.dismissModal, .present(.settings, as: style)]))
            desk.ui.settle()
            desk.resize(isCompact: isCompact)
            while desk.ui.isInTransition { desk.ui.endTransition() }
            #expect(desk.ui.lines.first == "Settings: " && desk.ui.modals.count == 1 && desk.isSettled)
            desk.router.expect(RouteState(path: desk.path).presenting(.settings, as: style))
        }
    }
    @Test("in one column, a selection is a push, and a sheet waits until it has ended")
    func selectionIsPush() {
        let desk = Desk(.two, isCompact: true)
        desk.ui.holdsTransitions = true
        desk.ui.choose(Optional(Route.detail(1)))
        #expect(desk.ui.isInTransition && desk.ui.columnOnTop == "detail")
        desk.router.present(.pay, as: .sheet)
        desk.ui.settle()
        #expect(desk.ui.modals == [])
        desk.ui.endTransition()
        #expect(desk.ui.modals == ["sheet"])
        desk.ui.endTransition()
        #expect(desk.isSettled)
    }
    @Test("going back to the sidebar while the split view expands empties the path once")
    func expandDuringBack() {
        let desk = Desk(.two, isCompact: true)
        desk.router.setPath([.detail(1)])
        desk.ui.settle()
        desk.ui.holdsTransitions = true
        desk.ui.show(column: "sidebar")
        desk.resize(isCompact: false)
        while desk.ui.isInTransition { desk.ui.endTransition() }
        desk.router.expect(RouteState())
        #expect(desk.ui.texts.contains("nothing") && desk.isSettled)
        #expect(desk.router.records.filter { $0.origin == .gesture }.count == 1)
    }
    @Test("columns that come back with the sidebar on top have no selection, and show a new one beside the sidebar")
    func expandFromSidebar() {
        let desk = Desk(.three, isCompact: true)
        desk.resize(isCompact: false)
        #expect(!desk.ui.texts.contains { $0.hasPrefix("in ") } && desk.ui.texts.contains("nothing"))
        desk.ui.choose(Optional(Route.list))
        #expect(desk.ui.texts.contains("in List") && desk.ui.texts.contains("nothing"))
        desk.resize(isCompact: true)
        #expect(desk.ui.columnOnTop == "content")
        desk.router.expect(RouteState(path: [.list]))
        #expect(desk.isSettled)
    }
}
