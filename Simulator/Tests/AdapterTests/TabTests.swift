@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkLinks
import WaymarkSwiftUI
import WaymarkTesting

enum AppTab: String, NavigationTab { case home, search }

@MainActor @Suite("Tabs and columns on screen")
struct TabTests {
    let tabs = TabRouter<AppTab, Route> { route in
        if case .detail = route { .search } else { nil }
    } root: {
        $0 == .home ? nil : .list
    }
    private func show() -> ViewHost {
        ViewHost(
            TabContainer(tabs) { route, _ in
                Screen(route: route)
            } root: { tab in
                Text("root of \(tab.rawValue)")
            } label: { tab in
                Text(tab.rawValue)
            })
    }

    @Test("each tab has a stack, which is kept while another tab is shown")
    func stacks() {
        let ui = show()
        #expect(ui.texts.contains("root of home"))
        tabs.router.navigate(to: .about)
        ui.settle()
        #expect(ui.select(tab: "search"))
        #expect(ui.texts.contains("List") && !ui.texts.contains("About"))
        #expect(ui.tap("to about"))
        ui.select(tab: "home")
        #expect(ui.texts.contains("About"))
        #expect(tabs.path(of: .search) == [.about])
    }
    @Test("modals cover all tabs, and a destination in another tab dismisses them")
    func modals() {
        let ui = show()
        tabs.router.navigate(to: .settings)
        ui.settle()
        #expect(ui.modals == ["sheet"])
        tabs.navigate(to: .detail(1), in: .search)
        ui.settle()
        #expect(ui.modals == [])
        #expect(ui.texts.contains("Detail 1"))
        #expect(ui.faults.isEmpty)
    }
    @Test("a push invalidates its own tab's stack, but not another's")
    func invalidation() {
        let ui = show()
        ui.select(tab: "search")
        ui.select(tab: "home")
        ui.invalidated = []
        tabs.router.navigate(to: .about)
        let stacks = ui.invalidated.filter { "\(type(of: $0))".hasPrefix("BoundStack") }
        #expect(stacks.map { InvalidationTests.boundPath($0)?.descendant("branch") as? String } == ["home"])
    }

    // MARK: columns
    private func split(_ router: Router<Route>, isCompact: Bool = false) -> ViewHost {
        ViewHost(
            SplitContainer(router) { selection in
                List([Route.list, .detail(1)], id: \.self, selection: selection) { Text($0.name) }
            } destination: { route in
                Text("showing \(route.name)")
            } placeholder: {
                Text("nothing chosen")
            }, isCompact: isCompact)
    }
    @Test("the detail shows the selection with its own stack; another selection has another stack")
    func columns() {
        let router = Router<Route>()
        let ui = split(router)
        #expect(ui.texts.contains("nothing chosen"))
        #expect(ui.choose(Optional(Route.list)))
        router.expect(RouteState(path: [.list]))
        router.navigate(to: .about)
        ui.settle()
        #expect(ui.texts.contains("showing About"))
        #expect(ui.depth == 1)
        ui.choose(Optional(Route.detail(1)))
        router.expect(RouteState(path: [.detail(1)]))
        #expect(ui.texts.contains("showing Detail 1"))
        #expect(router.records.last?.origin == .gesture)
    }
    @Test(
        "in one column, the sidebar is below the path, and going back to it empties the path",
        arguments: [false, true])
    func collapsed(keepsRows: Bool) {
        let router = Router<Route>(path: [.list])
        let ui = split(router, isCompact: true)
        ui.keepsRows = keepsRows
        #expect(ui.columnOnTop == "detail")
        ui.show(column: "sidebar")
        router.expect(RouteState())
        #expect(ui.columnOnTop == "sidebar")
    }
    @Test("a back swipe in the detail's stack pops there")
    func backInDetail() {
        let router = Router<Route>(path: [.list, .about])
        let ui = split(router)
        ui.swipeBack()
        router.expect(RouteState(path: [.list]))
        #expect(ui.texts.contains("showing List"))
    }
    private func threeColumns(_ router: Router<Route>, isCompact: Bool = false) -> ViewHost {
        ViewHost(
            SplitContainer(router) { selection in
                List([Route.list, .about], id: \.self, selection: selection) { Text($0.name) }
            } content: { folder, selection in
                Text("in \(folder.name)")
                List([Route.detail(1), .detail(2)], id: \.self, selection: selection) { Text($0.name) }
            } destination: { route in
                Text("showing \(route.name)")
            } placeholder: {
                Text("nothing chosen")
            }, isCompact: isCompact)
    }
    @Test("with three columns, each selection is an element of the path, and replaces the ones after it")
    func threeSelections() {
        let router = Router<Route>()
        let ui = threeColumns(router)
        #expect(!ui.texts.contains { $0.hasPrefix("in ") })
        ui.choose(Optional(Route.list))
        router.expect(RouteState(path: [.list]))
        #expect(ui.texts.contains("in List") && ui.texts.contains("nothing chosen"))
        ui.choose(Optional(Route.detail(2)))
        router.expect(RouteState(path: [.list, .detail(2)]))
        #expect(ui.texts.contains("showing Detail 2"))
        router.navigate(to: .about)
        ui.settle()
        #expect(ui.depth == 1 && ui.texts.contains("showing About"))
        #expect(ui.swipeBack())
        router.expect(RouteState(path: [.list, .detail(2)]))
        ui.choose(Optional(Route.about))
        router.expect(RouteState(path: [.about]))
        #expect(ui.texts.contains("in About") && ui.texts.contains("nothing chosen"))
        #expect(ui.faults.isEmpty && router.onScreen == router.state)
    }
    @Test(
        "with three columns collapsed into one, going back to a column keeps the path up to it",
        arguments: [false, true])
    func threeCollapsed(keepsRows: Bool) {
        let router = Router<Route>(path: [.list, .detail(1), .about])
        let ui = threeColumns(router, isCompact: true)
        ui.keepsRows = keepsRows
        #expect(ui.columnOnTop == "detail" && ui.texts == ["showing About"])
        ui.swipeBack()
        ui.show(column: "content")
        router.expect(RouteState(path: [.list]))
        #expect(ui.columnOnTop == "content" && ui.texts.first == "in List")
        ui.show(column: "sidebar")
        router.expect(RouteState())
        #expect(ui.columnOnTop == "sidebar")
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.modals == ["sheet"] && ui.faults.isEmpty)
    }
    @Test("a sheet is presented over columns whose path changes in the same transition")
    func splitModals() {
        let router = Router<Route>()
        let ui = split(router)
        router.perform(.replace(RouteState(path: [.list, .about]).presenting(.settings, as: .sheet)))
        ui.settle()
        #expect(ui.modals == ["sheet"])
        #expect(ui.faults.isEmpty)
    }
}
