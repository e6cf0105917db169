import Observation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Observable private final class Mail { var rows: [Route] = [.list, .detail(1), .detail(2)] }

private struct Columns: View {
    let router: Router<Route>
    let mail: Mail

    var body: some View {
        SplitContainer(router) { selection in
            List(mail.rows, id: \.self, selection: selection) { Text($0.name) }
        } destination: { route in
            DraftScreen(name: route.name)
        } placeholder: {
            Text("Nothing")
        }
    }
}

@MainActor @Suite("Columns, and windows that change their width")
struct WidthTests {
    private let router = Router<Route>()
    private let mail = Mail()

    private func columns(isCompact: Bool = false) -> ViewHost {
        ViewHost(Columns(router: router, mail: mail), isCompact: isCompact)
    }

    @Test("a path with another selection is shown with its stack, and isn't reset")
    func linkIntoFolder() {
        router.setPath([.list, .about])
        let ui = columns()
        router.setPath([.detail(1), .about])
        ui.settle()
        router.expect(RouteState(path: [.detail(1), .about]))
        #expect(ui.texts.contains("About: ") && ui.depth == 1 && ui.faults == [])
    }
    @Test("the detail of another row doesn't show text typed before")
    func anotherRow() {
        let ui = columns()
        ui.choose(Optional(Route.detail(1)))
        ui.type("draft", into: "draft")
        ui.choose(Optional(Route.detail(2)))
        #expect(ui.texts.contains("Detail 2: "))
    }
    @Test("the detail stays when a filter removes its row from the sidebar")
    func filtered() {
        let ui = columns()
        ui.choose(Optional(Route.detail(2)))
        ui.type("draft", into: "draft")
        mail.rows = [.list]
        ui.settle()
        router.expect(RouteState(path: [.detail(2)]))
        #expect(ui.texts.contains("Detail 2: draft"))
    }
    @Test("in one column, too, the detail stays when its row leaves the list")
    func deselected() {
        let ui = columns(isCompact: true)
        router.setPath([.list])
        ui.settle()
        ui.type("draft", into: "draft")
        mail.rows = [.detail(1)]
        ui.settle()
        router.expect(RouteState(path: [.list]))
        #expect(ui.columnOnTop == "detail" && ui.texts.contains("List: draft"))
    }
    @Test("another selection's stack isn't popped by a late write of the one before")
    func lateWrite() throws {
        router.setPath([.list, .about])
        let ui = columns()
        let write = try #require(ui.echoOfStack())
        router.setPath([.detail(1), .about])
        ui.settle()
        write()
        ui.settle()
        router.expect(RouteState(path: [.detail(1), .about]))
    }
    @Test("the user hides and shows the sidebar; with a binding, the app does too")
    func visibility() {
        let ui = columns()
        ui.toggleSidebar()
        #expect(ui.columnVisibility == "detailOnly")
        ui.toggleSidebar()
        #expect(ui.columnVisibility == "all")
        var visibility = NavigationSplitViewVisibility.detailOnly
        let binding = Binding(get: { visibility }, set: { visibility = $0 })
        let bound = ViewHost(
            SplitContainer(Router<Route>(root: .list)) { route, _ in
                Text(route.name)
            } placeholder: {
                Text("Nothing")
            }
            .columnVisibility(binding))
        #expect(bound.columnVisibility == "detailOnly")
        bound.toggleSidebar()
        #expect(visibility == .all)
    }
    @Test func `columns in a UIKit controller go back although their scene isn't active`() {
        let ui = ViewHost(Columns(router: router, mail: mail), isCompact: true, isInController: true)
        router.setPath([.list])
        ui.settle()
        #expect(ui.columnOnTop == "detail")
        ui.show(column: "sidebar")
        router.expect(RouteState())
        #expect(ui.columnOnTop == "sidebar" && ui.faults.isEmpty)
    }
    @Test("a column that is written during the system's snapshots of both widths doesn't change the path")
    func appSwitcher() {
        let clock = ManualClock()
        router.timing.clock = .manual(clock)
        let ui = columns()
        router.setPath([.list])
        ui.settle()
        // by now, a write of nil is no longer taken for a late report
        clock.advance(by: router.timing.callbackTimeout)
        ui.enter(.inactive)
        ui.resize(isCompact: true)
        ui.show(column: "sidebar")
        ui.resize(isCompact: false)
        ui.enter(.active)
        router.expect(RouteState(path: [.list]))
    }
}

@MainActor @Suite("Tabs that write a selection twice, or can't be left at depth")
struct TabHabitTests {
    private enum Side: String, NavigationTab { case left, right }

    private func tabs(stay: Bool = false) -> (TabRouter<Side, Route>, ViewHost) {
        let tabs = TabRouter<Side, Route> { $0 == .left ? .list : .about }
        let view = TabContainer(tabs) { route in
            Text(route.name)
        } label: { tab in
            Text(tab.rawValue)
        }
        tabs.router.host.popsBeforeSelecting = stay
        return (tabs, ViewHost(view, tabsStay: stay))
    }

    @Test("a tab keeps its stack when the tab view writes the selection twice for one tap")
    func writtenTwice() {
        let (tabs, ui) = tabs()
        tabs.navigate(to: .detail(1), in: .right)
        tabs.select(.left)
        ui.settle()
        ui.select(tab: "right")
        #expect(tabs.router.path == [.detail(1)] && ui.texts.first == "Detail 1")
    }
    @Test("where tabs can't be left at depth, navigating to another tab works, and the first tab's stack is kept")
    func atDepth() {
        let (tabs, ui) = tabs(stay: true)
        tabs.router.push(.detail(1))
        ui.settle()
        tabs.navigate(to: .detail(2), in: .right)
        ui.settle()
        #expect(ui.texts.first == "Detail 2")
        #expect(ui.faults == [])
        #expect(tabs.path(of: .left) == [.detail(1)])
    }
}
