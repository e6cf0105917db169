import Foundation
import Observation
@_spi(Evaluator) import SwiftUI
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// A random sequence of events by a user, an app and the framework, reproducible by its seed. The seed also decides
/// when transitions end.
@MainActor final class Schedule {
    enum Container: CaseIterable, Sendable { case stack, tabs, tabsThatStay, columns, narrowColumns, threeColumns }
    enum Side: String, NavigationTab { case left, right }

    let container: Container
    let router: Router<Route>
    let ui: ViewHost
    private var tabs: TabRouter<Side, Route>?
    private let alerts = AlertPresenter<Bool>()
    private let clock = ManualClock()
    private let states = ScreenStates()
    private let folders = Folders()
    private var random: Seeded
    private var count = 0
    /// The time since a transition last ended.
    private var waited = Duration.zero
    /// The events so far, which a failure prints.
    private(set) var log: [String] = []
    /// A Boolean value that indicates whether a question left open at the end of the run is shown on exactly one level;
    /// true if no question is open.
    private(set) var asksOnce = true
    private var asked: Task<Bool?, Never>?
    private var isAnswered = true
    private var hasResized = false
    /// A Boolean value that indicates whether the router's state stayed the same whenever the width changed.
    private(set) var keepsState = true
    private var guards: [RouterRegistration] = []
    /// A modal that was open, and a closure that writes nil for it late.
    private var gone: (modal: ShownLevel, write: () -> Void)?

    init(_ container: Container, seed: Int) {
        self.container = container
        random = Seeded(seed)
        let router = Router<Route>()
        let (states, folders) = (states, folders)
        let view: AnyView
        switch container {
        case .stack:
            view = AnyView(
                NavigationContainer(router) { route in
                    StatefulScreen(route: route, states: states)
                } root: {
                    Text("Home")
                })
        case .tabs, .tabsThatStay:
            let tabs = TabRouter<Side, Route>(router) { $0 == .left ? .list : .about }
            self.tabs = tabs
            view = AnyView(
                TabContainer(tabs) { route in
                    StatefulScreen(route: route, states: states)
                } label: { tab in
                    Text(tab.rawValue)
                })
        case .columns, .narrowColumns:
            view = AnyView(
                SplitContainer(router) { selection in
                    List(folders.rows, id: \.self, selection: selection) { Text("row \($0.name)") }
                } destination: { route in
                    StatefulScreen(route: route, states: states)
                } placeholder: {
                    Text("Nothing")
                })
        case .threeColumns:
            view = AnyView(
                SplitContainer(router) { selection in
                    List(folders.rows, id: \.self, selection: selection) { Text("row \($0.name)") }
                } content: { folder, selection in
                    StatefulScreen(route: folder, states: states)
                    List(folders.items, id: \.self, selection: selection) { Text("item \($0.name)") }
                } destination: { route in
                    StatefulScreen(route: route, states: states)
                } placeholder: {
                    Text("Nothing")
                })
        }
        self.router = router
        router.timing.clock = .manual(clock)
        let stays = container == .tabsThatStay
        router.host.popsBeforeSelecting = stays
        ui = ViewHost(
            view.alerts(of: alerts),
            isCompact: container == .narrowColumns, tabsStay: stays)
        ui.holdsTransitions = true
    }

    /// Performs the given number of events, waits until everything has ended, and dismisses an open question.
    func run(steps: Int) async {
        for _ in 0..<steps {
            let before = ui.faults.count
            await step()
            await settle()
            if ui.faults.count > before { log.append("FAULT") }
        }
        log.append("rest")
        for registration in guards { registration.cancel() }
        ui.enter(.active)
        await rest()
        asksOnce = isAnswered || ui.levelOfQuestions.count == 1
        // a modal that waits for the answer appears after it
        alerts.dismiss()
        _ = await asked?.value
        await rest()
    }
    private func rest() async {
        for _ in 0..<8 {
            await settle()
            while ui.isInTransition { ui.endTransition() }
            await settle()
            clock.advance(by: router.timing.callbackTimeout)
        }
    }
    private func settle() async {
        for _ in 0..<4 {
            await Task.yield()
            ui.settle()
        }
        states.keep(Set(router.host.shown.destinations.map(router.destination(of:))))
    }
    private func step() async {
        switch Int.random(in: 0..<26, using: &random) {
        case 0...5: end()
        case 6: model("push", .push(fresh()))
        case 7: model("present", .present(fresh(), as: style()))
        case 8: model("pop", .pop(1))
        case 9: model("dismiss", .dismissModal)
        case 10: model("replace a modal", .sequence([.dismissModal, .present(fresh(), as: style())]))
        case 11: model("another stack", .setPath([fresh(), fresh()]))
        case 12: model("pop and present", .sequence([.pop(1), .present(fresh(), as: style())]))
        case 13: model("present with a stack", .sequence([.present(fresh(), as: .sheet), .push(fresh())]))
        case 14: user("a link") { ui.tap("onwards", twice: Bool.random(using: &random)) }
        case 15: user("a swipe") { ui.swipeBack() }
        case 16: user("a pull") { ui.pullDown() }
        case 17: user("Back") { ui.tap("Back") }
        case 18: atHome()
        case 19: await question()
        case 20: lateNil()
        case 21: background()
        case 22: resize()
        case 23: keep()
        case 24: wait(.milliseconds([100, 400, 600].randomElement(using: &random)!))
        default: user("back on the remote") { ui.swipeBack(evenIfHidden: true) }
        }
    }
    /// Remembers the open modal, or writes nil for the remembered one once it is gone, as the framework does late.
    private func lateNil() {
        guard let (modal, write) = gone else {
            gone = ui.echoDismissal(of: 1).flatMap { write in router.host.ground.modal.map { ($0, write) } }
            return
        }
        guard router.host.ground.modal !== modal else { return }
        gone = nil
        user("late nil") { write() }
    }
    private func end() {
        log.append("end")
        waited = .zero
        ui.endTransition()
    }
    private func wait(_ time: Duration) {
        waited += time
        // real transitions end before the router's timeout
        if waited >= router.timing.callbackTimeout, ui.isInTransition { end() }
        log.append("wait")
        clock.advance(by: time)
    }
    private func model(_ what: String, _ action: NavigationAction<Route>) {
        log.append("app: \(what)")
        router.perform(action)
        ui.settle()
    }
    private func user(_ what: String, _ body: () -> Void) {
        guard !ui.isInBackground else { return }
        log.append("user: \(what)")
        body()
        ui.settle()
    }
    /// Performs one of the container's own actions, such as selecting a tab, a row or a column; none in a stack.
    private func atHome() {
        switch container {
        case .stack: user("nothing") {}
        case .tabs, .tabsThatStay:
            let side = Side.allCases.randomElement(using: &random)!
            if Bool.random(using: &random) {
                user("tab \(side)") { if ui.modals.isEmpty, container == .tabs { ui.select(tab: side.rawValue) } }
            } else {
                log.append("app: tab \(side)")
                tabs?.navigate(to: fresh(), in: side)
                ui.settle()
            }
        case .columns, .narrowColumns, .threeColumns:
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let rows = container == .threeColumns ? folders.rows + folders.items : folders.rows
                user("a row") { rows.randomElement(using: &random).map { _ = ui.choose(Optional($0)) } }
            case 1:
                let isMiddle = container == .threeColumns && Bool.random(using: &random)
                user("a column") { if ui.modals.isEmpty { ui.show(column: isMiddle ? "content" : "sidebar") } }
            default:
                user("other rows") { (folders.rows, folders.items) = ([fresh(), fresh()], [fresh(), fresh()]) }
            }
        }
    }
    private func question() async {
        guard isAnswered else { return answer() }
        log.append("app: a question")
        isAnswered = false
        let alerts = alerts
        asked = Task { await alerts.answer(to: NavigationAlert("Sure?") { .init("Yes", answer: true) }) }
        await ui.settleTasks()
    }
    private func answer() {
        user("an answer") { if ui.question != nil { isAnswered = ui.tap("Yes") } }
    }
    private func background() {
        log.append("background, or back")
        ui.enter(ui.isInBackground ? .active : .background)
    }
    /// Changes the window's width, even during a transition.
    private func resize() {
        guard !ui.isInBackground else { return }
        log.append("resize")
        hasResized = true
        let state = router.state
        ui.resize(isCompact: !ui.isCompact)
        if router.state != state { keepsState = false }
    }
    /// Replaces the leave guard with one that keeps the top screen.
    private func keep() {
        guard let top = router.state.topDestination else { return }
        log.append("app: keep \(top)")
        // the screen may be leaving already
        if ui.isInTransition || router.onScreen != router.state { states.mayLose(top) }
        guards.append(router.onLeave(of: top) { .stay })
        if guards.count > 1 { guards.removeFirst().cancel() }
    }
    private func fresh() -> Route {
        count += 1
        return .detail(count)
    }
    private func style() -> PresentationType { ModalStyle.allCases.map(\.type).randomElement(using: &random)! }

    // MARK: the final check
    var lostStates: [Route] { states.lost }
    var topName: String {
        switch (router.state.topDestination, container) {
        case (let top?, _): top.name
        case (nil, .narrowColumns), (nil, .columns), (nil, .threeColumns):
            folders.rows.first.map { "row \($0.name)" } ?? "Nothing"
        case (nil, _): "Home"
        }
    }
    /// The presentations that the modals should have.
    var modals: [String] {
        router.state.levels.compactMap(\.style).map { style in
            switch style {
            case .sheet: "sheet"
            case .fullScreen: "cover"
            case .popover: ui.isCompact ? "sheet" : "popover"
            }
        }
    }
}

@MainActor @Observable final class Folders {
    var rows: [Route] = [.detail(-1), .detail(-2)]
    /// The rows of the middle column.
    var items: [Route] = [.detail(-3), .detail(-4)]
}

/// A screen that reports its state, and links to a new screen.
struct StatefulScreen: View {
    let route: Route
    let states: ScreenStates
    @State private var state = ScreenStates.Token()

    var body: some View {
        states.see(state, of: route)
        return VStack {
            Text(route.name)
            RouterLink("onwards", to: Route.detail(states.fresh()))
        }
    }
}

/// The `@State` tokens of the shown screens, to detect screens that lose their state.
@MainActor final class ScreenStates {
    final class Token {}
    private var count = 1_000
    /// Returns a number that no screen has had.
    func fresh() -> Int {
        count += 1
        return count
    }
    private var tokens: [Route: Token] = [:]
    private(set) var lost: [Route] = []
    private var losable: Set<Route> = []

    func see(_ token: Token, of route: Route) {
        if let known = tokens[route], known !== token, !losable.contains(route) { lost.append(route) }
        tokens[route] = token
    }
    /// Removes the states of all screens except these.
    func keep(_ routes: Set<Route>) { tokens = tokens.filter { routes.contains($0.key) } }
    func mayLose(_ route: Route) { losable.insert(route) }
}
