import Observation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Observable private final class Mail { var unread = 0 }

@MainActor @Suite("Invalidated views")
struct InvalidationTests {
    private func names(_ ui: ViewHost) -> [String] {
        ui.invalidated.map { String("\(type(of: $0))".prefix { $0 != "<" }) }
    }

    /// Returns a mirror of the model behind a stack's path binding; nil if the view has none.
    static func boundPath(_ stack: Any) -> Mirror? {
        Mirror(reflecting: stack).descendant("_path", "link", "location", "stored").map { Mirror(reflecting: $0) }
    }
    private func boundPath(_ stack: Any) -> Mirror? { Self.boundPath(stack) }

    @Test("a push invalidates only the stack")
    func push() {
        let shown = Shown()
        shown.ui.invalidated = []
        shown.router.navigate(to: .list)
        #expect(names(shown.ui) == ["BoundStack"])
    }
    @Test("a modal invalidates its presenter, and no reader of the path")
    func modal() {
        let shown = Shown(RouteState(path: [.list]))
        shown.ui.invalidated = []
        shown.router.navigate(to: .settings)
        #expect(Set(names(shown.ui)).isSubset(of: ["LevelView", "Attributed"]))
        #expect(!names(shown.ui).isEmpty)
    }
    @Test("a push inside a sheet doesn't invalidate the ground level")
    func inside() {
        let shown = Shown()
        shown.then { $0.navigate(to: .settings) }
        shown.ui.invalidated = []
        shown.router.child?.navigate(to: .about)
        #expect(names(shown.ui) == ["BoundStack"])
        let path = shown.ui.invalidated.first.flatMap(boundPath)
        #expect((path?.descendant("level") as? ShownLevel)?.index == 1)
    }

    @Test("a badge doesn't evaluate the screens of its tab")
    func badge() {
        let tabs = TabRouter<Side, Route> { $0 == .left ? .list : .about }
        let mail = Mail()
        let ui = ViewHost(
            TabContainer(tabs) { route in
                Screen(route: route)
            } label: { tab in
                Text(tab.rawValue)
            }
            .tabOptions(badge: { $0 == .left ? mail.unread : 0 }))
        ui.counts = (0, 0, 0)
        mail.unread = 3
        ui.settle()
        // the row of tabs; no stack and no screen
        #expect(ui.counts.views <= 2 && ui.tabBar.map(\.badge) == [3, 0])
    }
    @Test("a push in the last column evaluates neither the sidebar nor the screens below")
    func detail() {
        let router = Router<Route>(path: [.list])
        let drawn = Drawn()
        let ui = ViewHost(
            SplitContainer(router) { selection in
                drawn.draws("sidebar")
                return List([Route.list, .about], id: \.self, selection: selection) { Text($0.name) }
            } destination: { route in
                drawn.draws(route.name)
                return Text(route.name)
            } placeholder: {
                Text("nothing")
            })
        drawn.names = []
        router.push(.detail(1))
        ui.settle()
        #expect(drawn.names == ["Detail 1"])
    }
    @Test func `a push doesn't evaluate the root of its stack`() {
        let router = Router<Route>(root: .list)
        let drawn = Drawn()
        let ui = ViewHost(
            NavigationContainer(router) { route in
                drawn.draws(route.name)
                return Text(route.name)
            })
        drawn.names = []
        router.push(.about)
        ui.settle()
        #expect(drawn.names == ["About"])
    }
    @Test("a modal evaluates no screen of its level")
    func screensBelow() {
        let router = Router<Route>(path: [.list])
        let drawn = Drawn()
        let ui = ViewHost(
            NavigationContainer(router) { route in
                drawn.draws(route.name)
                return Text(route.name).navigationSource(of: Route.about)
            } root: {
                Text("Home")
            })
        drawn.names = []
        router.navigate(to: .settings)
        ui.settle()
        #expect(drawn.names == ["Settings"])
    }
    @Test("a container adds few views to a stack, and a walk evaluates few bodies")
    func walk() {
        let router = Router<Route>()
        let ui = ViewHost(
            NavigationContainer(router) { route in
                Text(route.name).navigationTitle(route.name)
            } root: {
                List(Array(0..<3), id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
            })
        let plain = ViewHost(
            NavigationStack(path: Binding(get: { [Route]() }, set: { _ in })) {
                List(Array(0..<3), id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
            })
        #expect(ui.countOfNodes == 43)
        #expect(plain.countOfNodes == 7)
        ui.counts = (0, 0, 0)
        for step: (Router<Route>) -> Void in [
            { $0.navigate(to: .list) }, { $0.navigate(to: .detail(1)) }, { $0.navigate(to: .settings) },
            { $0.dismissModal() }, { $0.popToRoot() },
        ] {
            step(router)
            ui.settle()
        }
        #expect(ui.counts == (14, 4, 111))
        #expect(ui.faults.isEmpty)
    }
    private enum Side: String, NavigationTab { case left, right }
    @MainActor private final class Drawn {
        var names: [String] = []
        func draws(_ name: String) { names.append(name) }
    }
}
