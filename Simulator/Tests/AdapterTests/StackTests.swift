@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Stacks on screen")
struct StackTests {
    @Test("the stack shows the router's path, or its root if the path is empty")
    func path() {
        let shown = Shown()
        #expect(shown.ui.texts.first == "Home")
        shown.then { $0.navigate(to: .list) }
        #expect(shown.ui.texts.first == "List")
        shown.then { $0.navigate(to: .detail(1)) }
        #expect(shown.ui.texts.first == "Detail 1")
        shown.then { $0.popToRoot() }
        #expect(shown.ui.texts.first == "Home")
        #expect(shown.ui.faults.isEmpty)
    }
    @Test("SwiftUI's NavigationLink changes the path through the router")
    func link() {
        let shown = Shown()
        #expect(shown.ui.tap("to list"))
        shown.router.expect(RouteState(path: [.list]))
        #expect(shown.ui.texts.first == "List")
        #expect(shown.router.records.last?.kind == .navigate)
        #expect(shown.ui.pathChanges.count == 1)
    }
    @Test("a torn-down stack that writes its path late doesn't pop the stack in its place")
    func lateWrite() throws {
        let shown = Shown(RouteState(root: .list, path: [.detail(1)]))
        let write = try #require(shown.ui.echoOfStack())
        shown.then { $0.perform(.replace(RouteState(root: .about, path: [.detail(2)]))) }
        write()
        shown.ui.settle()
        shown.router.expect(RouteState(root: .about, path: [.detail(2)]))
        #expect(shown.ui.texts.first == "Detail 2" && shown.ui.faults == [])
    }
    @Test("a back swipe pops, and is recorded as a gesture")
    func backSwipe() {
        let shown = Shown(RouteState(path: [.list, .detail(1)]))
        #expect(shown.ui.swipeBack())
        shown.router.expect(RouteState(path: [.list]))
        #expect(shown.router.records.last?.origin == .gesture)
        #expect(shown.router.records.last?.kind == .pop)
        #expect(shown.ui.texts.first == "List")
    }
    @Test("a new root or stack appears without animation, and a push is animated")
    func animations() {
        let shown = Shown()
        shown.then { $0.navigate(to: .list) }
        shown.then { $0.perform(.setPath([.detail(1), .about])) }
        shown.then { $0.perform(.setRoot(.settings)) }
        #expect(shown.ui.pathChanges.map(\.isAnimated) == [true, false], "a new root's stack has no path change")
        #expect(shown.ui.texts.first == "Settings")
        shown.then { $0.navigate(to: .about) }
        #expect(shown.ui.pathChanges.last?.isAnimated == true)
    }
    @Test("a new root fades in if the call asks for it, and its stack stays usable")
    func fade() {
        let shown = Shown(RouteState(root: .list))
        shown.then { $0.perform(.setRoot(.settings)) }
        #expect(shown.ui.fades.isEmpty)
        shown.then { $0.perform(.setRoot(.about), animated: true) }
        #expect(shown.ui.fades.map(\.from.first) == ["Settings"] && shown.ui.fades.map(\.to.first) == ["About"])
        shown.then { $0.navigate(to: .list) }
        #expect(shown.ui.fades.count == 1, "a push isn't a fade")
        shown.then { $0.setPath([.about, .list], animated: true) }
        #expect(shown.ui.pathChanges.last.map { $0.to == 2 && $0.isAnimated } == true && shown.ui.faults == [])
    }
    @Test("two equal navigations before the screen is shown are one push; a later one is another push")
    func doubleTap() {
        let shown = Shown()
        shown.router.navigate(to: .list)
        shown.router.navigate(to: .list)
        shown.ui.settle()
        #expect(shown.ui.depth == 1)
        shown.then { $0.navigate(to: .list) }
        #expect(shown.ui.depth == 2)
    }
    @Test("a link is disabled if there is no router for its destination")
    func noRouter() {
        let ui = ViewHost(NavigationStack(path: .constantPath) { Screen(route: .list) })
        #expect(ui.texts.contains("level none"))
        #expect(!ui.tap("to settings"))
        #expect(!ui.tap("to about"))
    }
    @Test("a link to a sheet goes through the router and not through the stack")
    func linkToSheet() {
        let shown = Shown(RouteState(path: [.list]))
        #expect(shown.ui.tap("to settings"))
        #expect(shown.ui.modals == ["sheet"])
        #expect(shown.router.records.last?.origin == .code)
        #expect(shown.ui.pathChanges.count == 1, "the sheet changed the path")
    }
    @Test("a different destination at the same position is a new screen with its own state and `onAppear`")
    func replaced() {
        struct Keeping: View {
            let route: Route
            @State private var first: String
            init(route: Route) {
                self.route = route
                _first = State(initialValue: route.name)
            }
            var body: some View { Text(first) }
        }
        let router = Router<Route>(RouteState(path: [.detail(1)]))
        var appeared: [Route] = []
        let ui = ViewHost(
            NavigationContainer(router) { route in
                Keeping(route: route).onAppear { appeared.append(route) }
            } root: {
                Text("Home")
            })
        #expect(ui.texts.first == "Detail 1")
        router.perform(.setPath([.detail(2)]))
        ui.settle()
        #expect(ui.texts.first == "Detail 2")
        #expect(appeared == [.detail(1), .detail(2)])
    }
}

extension Binding where Value == [Route] {
    @MainActor fileprivate static var constantPath: Binding { Binding(get: { [] }, set: { _ in }) }
}
