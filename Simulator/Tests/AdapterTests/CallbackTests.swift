import Observation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The disturbances of the framework's callbacks in a run.
struct Weather: Sendable, CustomTestStringConvertible {
    /// The fate of a disturbed callback; nil to choose one at random each time.
    let fate: CallbackFate?
    /// The average number of disturbed callbacks out of ten.
    let share: Int
    let seed: Int
    var testDescription: String { "\(fate.map { "\($0)" } ?? "mixed"), \(share) of 10, seed \(seed)" }

    @MainActor func fates() -> @MainActor (ViewCallback) -> CallbackFate {
        var random = Seeded(seed &* 7_919)
        return { _ in
            guard Int.random(in: 0..<10, using: &random) < share else { return .made }
            return fate ?? CallbackFate.allCases.randomElement(using: &random)!
        }
    }
    static let all: [Weather] = (0..<5).flatMap { seed in
        [CallbackFate.lost, .twice, .late, .swapped, nil].flatMap { fate in
            [3, 10].map { Weather(fate: fate, share: $0, seed: seed) }
        }
    }
}

@MainActor @Observable private final class Switch { var isOn = true }
private struct Switched: View {
    let value: Switch
    let router: Router<Route>
    var body: some View { if value.isOn { AppView(router: router) } else { Text("off") } }
}

@MainActor @Suite("Callbacks that the framework loses, delays, repeats or swaps")
struct CallbackTests {
    private let clock = ManualClock()

    private func router(_ state: RouteState = RouteState()) -> Router<Route> {
        let router = Router(state)
        router.timing.clock = .manual(clock)
        return router
    }
    /// Advances the clock by one timeout at a time until the screen shows the router's state, at most `steps` times.
    private func rest(_ router: Router<Route>, _ ui: ViewHost, steps: Int = 8) async {
        ui.settle()
        for _ in 0..<steps where router.onScreen != router.state {
            // lets waiting tasks start before the clock moves
            await yields()
            clock.advance(by: router.timing.callbackTimeout)
            await yields()
            ui.settle()
        }
    }
    private func yields() async { for _ in 0..<40 { await Task.yield() } }
    /// Expects that the screen shows the router's state.
    private func check(_ router: Router<Route>, _ ui: ViewHost, home: String = "Home") {
        let state = router.state
        #expect(router.onScreen == state)
        #expect(ui.modals == state.levels.dropFirst().map { $0.style == .sheet ? "sheet" : "cover" })
        let top = state.topDestination?.name ?? home
        #expect(ui.texts.contains(top), "\(top) in \(ui.texts)")
    }
    private func dismissals(_ router: Router<Route>) -> Int {
        router.records.count { $0.origin == .gesture && !$0.dismissed.isEmpty }
    }

    @Test("stacks and modals eventually show the state, even with disturbed callbacks", arguments: Weather.all)
    func modals(weather: Weather) async {
        var random = Seeded(weather.seed)
        let router = router(random.state())
        let ui = ViewHost(AppView(router: router), fate: weather.fates())
        var pulled = 0
        for _ in 0..<6 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: ui.swipeBack()
            case 1: if ui.pullDown() { pulled += 1 }
            case 2: router.active.navigate(to: .settings)
            case 3: router.dismiss()
            default: router.perform(.replace(random.state()))
            }
            ui.settle()
            if Bool.random(using: &random) { await rest(router, ui) }
        }
        await rest(router, ui)
        check(router, ui)
        let target = random.state()
        router.perform(.replace(target))
        await rest(router, ui)
        router.expect(target)
        check(router, ui)
        #expect(dismissals(router) <= pulled, "a dismissal that the user didn't make")
        if weather.fate == .twice { #expect(ui.faults == []) }
    }
    @Test("tabs eventually show the state, even with disturbed callbacks", arguments: Weather.all)
    func tabs(weather: Weather) async {
        var random = Seeded(weather.seed)
        let tabs = TabRouter<AppTab, Route> { $0 == .home ? nil : .list }
        tabs.router.timing.clock = .manual(clock)
        let ui = ViewHost(
            TabContainer(tabs) { route, _ in
                Screen(route: route)
            } root: { tab in
                Text("root of \(tab.rawValue)")
            } label: { _ in
                Text("tab")
            }, fate: weather.fates())
        for _ in 0..<8 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0: ui.select(tab: "home")
            case 1: ui.select(tab: "search")
            case 2: tabs.navigate(to: .detail(1), in: .search)
            case 3: tabs.router.navigate(to: .settings)
            case 4: tabs.router.perform(.sequence([.dismissAll, .push(.about), .present(.gallery(1), as: .sheet)]))
            case 5: ui.swipeBack()
            default: tabs.router.dismissAll()
            }
            ui.settle()
            if Bool.random(using: &random) { await rest(tabs.router, ui) }
        }
        await rest(tabs.router, ui)
        check(tabs.router, ui, home: "root of home")
        #expect(dismissals(tabs.router) == 0)
    }
    @Test("columns eventually show the state, even with disturbed callbacks", arguments: Weather.all)
    func columns(weather: Weather) async {
        for isCompact in [false, true] {
            var random = Seeded(weather.seed)
            let router = router()
            let ui = ViewHost(
                SplitContainer(router) { selection in
                    Text("sidebar")
                    List([Route.list, .about], id: \.self, selection: selection) { Text("row of \($0.name)") }
                } destination: { route in
                    Screen(route: route)
                } placeholder: {
                    Text("Home")
                }, isCompact: isCompact, fate: weather.fates())
            for _ in 0..<8 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0: ui.choose(Optional(Route.list))
                case 1: ui.choose(Optional(Route.about))
                case 2: ui.show(column: "sidebar")
                case 3: ui.swipeBack()
                case 4: router.perform(.sequence([.popToRoot, .push(.list), .push(.about), .push(.detail(1))]))
                default: router.perform(.sequence([.push(.detail(2)), .present(.settings, as: .sheet)]))
                }
                ui.settle()
                if Bool.random(using: &random) { await rest(router, ui) }
                router.dismissAll()
                if Bool.random(using: &random) { await rest(router, ui) }
            }
            await rest(router, ui)
            check(router, ui, home: isCompact ? "sidebar" : "Home")
            #expect(dismissals(router) == 0)
        }
    }

    // MARK: single callbacks
    @Test("a sheet after the push of a screen that draws nothing is presented at the timeout")
    func nothingDrawn() async {
        let router = router()
        let ui = ViewHost(
            NavigationContainer(router) { route in
                if route != .about { Text(route.name) }
            } root: {
                EmptyView()
            })
        router.perform(.sequence([.push(.about), .present(.settings, as: .sheet)]))
        await ui.settleTasks()
        #expect(ui.modals == [])
        clock.advance(by: router.timing.callbackTimeout - .milliseconds(1))
        await ui.settleTasks()
        #expect(ui.modals == [])
        clock.advance(by: .milliseconds(1))
        await ui.settleTasks()
        #expect(ui.modals == ["sheet"])
        #expect(ui.texts == ["Settings"])
        let missed = router.records.last?.missed
        #expect(missed == .ground || missed == .screen(level: 0, depth: 1))
        #expect(router.onScreen == router.state)
        #expect(ui.faults.isEmpty)
    }
    @Test("a sheet over one that draws nothing is presented at the timeout")
    func emptySheet() async {
        let router = router()
        let ui = ViewHost(
            NavigationContainer(router) { route in
                Group { if route != .about { Text(route.name) } }
            } root: {
                Text("Home")
            })
        router.perform(.replace(RouteState().presenting(.about, as: .sheet).presenting(.settings, as: .sheet)))
        await ui.settleTasks()
        #expect(ui.modals == ["sheet"])
        clock.advance(by: router.timing.callbackTimeout)
        await ui.settleTasks()
        #expect(ui.modals == ["sheet", "sheet"])
        #expect(router.records.last?.missed == .presentation(level: 1))
    }
    @Test("a container that is removed and added again shows the current state")
    func presenterLeaves() async {
        let (value, router) = (Switch(), router())
        let ui = ViewHost(Switched(value: value, router: router))
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.modals == ["sheet"])
        value.isOn = false
        ui.settle()
        #expect(ui.texts == ["off"])
        router.expect(RouteState().presenting(.settings, as: .sheet))
        router.perform(.sequence([.dismissModal, .push(.list), .present(.gallery(1), as: .fullScreen)]))
        await rest(router, ui)
        #expect(router.records.contains { $0.missed == .dismissal(level: 0) })
        value.isOn = true
        await rest(router, ui)
        check(router, ui)
        #expect(ui.texts(level: 0).first == "List")
    }
    @Test("a collapsed split view shows the state even if its detail never reports its appearance")
    func collapsed() async {
        let router = router()
        let ui = ViewHost(
            SplitContainer(router) { _ in
                Text("sidebar")
            } destination: { route in
                Screen(route: route)
            } placeholder: {
                Text("Home")
            }, isCompact: true,
            fate: { $0 == .appearance ? .lost : .made })
        router.perform(.sequence([.push(.list), .present(.settings, as: .sheet)]))
        await rest(router, ui)
        check(router, ui)
        router.perform(.sequence([.dismissModal, .popToRoot]))
        await rest(router, ui)
        check(router, ui, home: "sidebar")
    }
    @Test("a sheet over a ground level that never reports its appearance is presented at the timeout")
    func groundLost() async {
        let router = router(RouteState(path: [.list]).presenting(.settings, as: .sheet))
        let ui = ViewHost(AppView(router: router), fate: { _ in .lost })
        await ui.settleTasks()
        #expect(ui.modals == [])
        clock.advance(by: router.timing.callbackTimeout)
        await ui.settleTasks()
        check(router, ui)
        #expect(router.records.last?.missed == .ground)
    }
    @Test("if no callback is lost, no timeout occurs")
    func fine() async {
        let router = router(RouteState(path: [.list]).presenting(.settings, as: .sheet))
        let ui = ViewHost(AppView(router: router))
        router.perform(.replace(RouteState().presenting(.gallery(1), as: .fullScreen).presenting(.about, as: .sheet)))
        await ui.settleTasks()
        check(router, ui)
        #expect(router.records.allSatisfy { $0.missed == nil })
        #expect(clock.sleeping == 0)
        #expect(ui.faults.isEmpty)
    }
}
