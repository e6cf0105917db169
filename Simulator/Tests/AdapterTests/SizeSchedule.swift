@_spi(Evaluator) import SwiftUI
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// A random walk through an app whose window changes its width at any time, reproducible by its seed: after each action
/// of the app or the user, the window may be resized, even during the action's transition. A model of nested levels
/// predicts the state of the router, the host and the screen once everything has ended.
@MainActor final class SizeSchedule {
    enum Container: CaseIterable, Sendable { case stack, twoColumns, threeColumns }

    /// A level of the model.
    struct Level {
        var style: ModalStyle?
        var root: Route?
        var path: [Route] = []
    }

    let router = Router<Route>()
    let ui: ViewHost
    private let container: Container
    private let clock = ManualClock()
    private let rows: [Route] = [.detail(-1), .detail(-2)]
    private let items: [Route] = [.detail(-3), .detail(-4)]
    private let states = ScreenStates()
    private var random: Seeded
    private var count = 0
    private(set) var levels = [Level()]
    /// The events so far, which a failure prints.
    private(set) var log: [String] = []

    init(_ container: Container, seed: Int) {
        self.container = container
        random = Seeded(seed)
        let (states, rows, items) = (states, rows, items)
        let view: AnyView
        switch container {
        case .stack:
            view = AnyView(
                NavigationContainer(router) { route in
                    StatefulScreen(route: route, states: states)
                } root: {
                    Text("Home").navigationSource(of: Route.settings)
                })
        case .twoColumns:
            view = AnyView(
                SplitContainer(router) { selection in
                    SizeScheduleRows(rows: rows, selection: selection)
                } destination: { route in
                    StatefulScreen(route: route, states: states)
                } placeholder: {
                    Text("Nothing")
                })
        case .threeColumns:
            view = AnyView(
                SplitContainer(router) { selection in
                    SizeScheduleRows(rows: rows, selection: selection)
                } content: { folder, selection in
                    StatefulScreen(route: folder, states: states)
                    SizeScheduleRows(rows: items, selection: selection)
                } destination: { route in
                    StatefulScreen(route: route, states: states)
                } placeholder: {
                    Text("Nothing")
                })
        }
        router.timing.clock = .manual(clock)
        ui = ViewHost(view.navigationInspectors(), isCompact: Bool.random(using: &random))
        ui.holdsTransitions = true
    }

    /// The state that the model predicts.
    var expected: RouteState {
        levels.dropFirst().reduce(RouteState(path: levels[0].path)) { state, level in
            state.presenting(level.root!, as: level.style!, path: level.path)
        }
    }
    /// The presentations that the modals should have. One below another modal may still have its previous presentation.
    var modals: [String] {
        levels.dropFirst().map { level in
            switch level.style {
            case .fullScreen: "cover"
            case .popover where !ui.isCompact: "popover"
            case .inspector where !ui.isCompact: "inspector"
            default: "sheet"
            }
        }
    }
    /// The column that should be on top while the columns are collapsed; nil without columns.
    var column: String? {
        switch (container, levels[0].path.count) {
        case (.stack, _): nil
        case (_, 0): "sidebar"
        case (.threeColumns, 1): "content"
        case (.twoColumns, _), (.threeColumns, _): "detail"
        }
    }
    /// The name of the screen that should be on top; nil for a container's own first screen.
    var topName: String? { (levels.last?.path.last ?? levels.last?.root)?.name }
    var lostStates: [Route] { states.lost }
    var isAsExpected: Bool {
        router.onScreen == expected && ui.modals.last == modals.last && ui.faults == [] && lostStates == []
    }

    func step() async {
        act()
        for _ in 0..<Int.random(in: 0..<3, using: &random) { await change() }
        for _ in 0..<6 {
            await settle()
            while ui.isInTransition { ui.endTransition() }
        }
        await settle()
    }
    /// Resizes the window, or ends a transition.
    private func change() async {
        if Bool.random(using: &random) {
            log.append(ui.isCompact ? "wide" : "narrow")
            ui.resize(isCompact: !ui.isCompact)
        } else {
            log.append("end")
            ui.endTransition()
        }
        await settle()
    }
    private func settle() async {
        for _ in 0..<3 {
            await Task.yield()
            ui.settle()
        }
        states.keep(Set(router.host.shown.destinations.map(router.destination(of:))))
    }

    // MARK: actions
    private var top: Int { levels.count - 1 }
    private func act() {
        let last = levels[top]
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: app("push") { $0.push(fresh { levels[top].path.append($0) }) }
        case 2: pop()
        case 3, 4: present()
        case 5 where top > 0:
            app("dismiss") { $0.dismiss() }
            levels.removeLast()
        case 6 where top > 0 && last.style != .fullScreen:
            // finishes the pull, so that an inspector's sheet doesn't become a column during it
            user("pull") { if ui.pullDown() { levels.removeLast() } }
            if last.style == .inspector { while ui.isInTransition { ui.endTransition() } }
        case 7: user("swipe") { if ui.swipeBack() { levels[top].path.removeLast() } }
        default: if top == 0 { column(at: last.path) }
        }
        if levels[top].style == .inspector { mayLose(levels[top]) }
    }
    private func app(_ what: String, _ body: (Router<Route>) -> Void) {
        log.append("app: \(what) at \(top)")
        body(router.topLevel)
        ui.settle()
    }
    private func user(_ what: String, _ body: () -> Void) {
        log.append("user: \(what) at \(top)")
        body()
        ui.settle()
    }
    private func pop() {
        guard !levels[top].path.isEmpty else { return }
        app("pop") { $0.pop() }
        levels[top].path.removeLast()
    }
    private func present() {
        guard top < 3 else { return }
        let style = ModalStyle.allCases.randomElement(using: &random)!
        // the only destination with a source view; at most one of the open modals has it
        let route = levels.contains { $0.root == .settings } ? fresh { _ in } : Route.settings
        app("present \(style)") { $0.present(route, as: style) }
        levels.append(Level(style: style, root: route))
    }
    private func column(at path: [Route]) {
        guard container != .stack else { return }
        let isMiddle = container == .threeColumns && !path.isEmpty && Bool.random(using: &random)
        let index = isMiddle ? 1 : 0
        let row = (isMiddle ? items : rows).randomElement(using: &random)!
        if !ui.isCompact || column == (isMiddle ? "content" : "sidebar") {
            user("row") { ui.choose(Optional(row)) }
            if path.count <= index || path[index] != row { levels[0].path = path.prefix(index) + [row] }
        } else if path.count == (container == .twoColumns ? 1 : 2) || path.count == 1 {
            // the user taps Back on a column's first screen
            let isBackToMiddle = container == .threeColumns && path.count == 2
            user("column") { ui.show(column: isBackToMiddle ? "content" : "sidebar") }
            levels[0].path.removeLast()
        }
    }
    private func fresh(_ body: (Route) -> Void) -> Route {
        count += 1
        let route = Route.detail(count)
        body(route)
        return route
    }
    /// Allows the screens of a level to lose their state, because an inspector that becomes a sheet has new views.
    private func mayLose(_ level: Level) {
        for route in [level.root].compactMap(\.self) + level.path { states.mayLose(route) }
    }
}

private struct SizeScheduleRows: View {
    let rows: [Route]
    let selection: Binding<Route?>

    var body: some View {
        List(rows, id: \.self, selection: selection) { route in
            Text("row \(route.name)").navigationSource(of: Route.settings)
        }
    }
}
