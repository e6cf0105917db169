@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// A screen that counts the taps on its button.
private struct Counter: View {
    let route: Route
    @State private var count = 0

    var body: some View {
        Text("\(route.name): \(count)")
        Button("more") { count += 1 }
        RouterLink("again", to: route)
    }
}

@MainActor @Suite("Equal destinations on screen")
struct IdentityTests {
    private func show(_ router: Router<Route>) -> ViewHost {
        ViewHost(
            NavigationContainer(router) {
                Counter(route: $0)
            } root: {
                Text("Home")
            })
    }

    @Test("a destination that is pushed again gets another screen, and each screen has its own state")
    func twice() {
        let router = Router<Route>(path: [.about])
        let ui = show(router)
        ui.tap("more")
        #expect(ui.texts.first == "About: 1")
        ui.tap("again")
        #expect(ui.texts.first == "About: 0")
        ui.tap("more")
        ui.tap("more")
        router.push(.about)
        ui.settle()
        #expect(ui.texts.first == "About: 0")
        #expect(ui.depth == 3)
        ui.swipeBack()
        #expect(ui.texts.first == "About: 2")
        ui.swipeBack()
        #expect(ui.texts.first == "About: 1")
        #expect(ui.faults.isEmpty)
    }
    @Test("an equal destination that replaces a popped one is a new screen")
    func replaced() {
        let router = Router<Route>(path: [.about])
        let ui = show(router)
        ui.tap("more")
        router.perform(.sequence([.pop(1), .push(.about)]))
        ui.settle()
        #expect(ui.texts.first == "About: 0")
    }
    @Test("a new path keeps the screens that it has in common with the old one")
    func kept() {
        let router = Router<Route>(path: [.about, .list])
        let ui = show(router)
        ui.swipeBack()
        ui.tap("more")
        router.perform(.setPath([.about, .about]))
        ui.settle()
        #expect(ui.texts.first == "About: 0")
        ui.swipeBack()
        #expect(ui.texts.first == "About: 1")
    }
    @Test("a sheet that replaces an equal one is a new screen")
    func modal() {
        let router = Router<Route>()
        let ui = show(router)
        router.navigate(to: .settings)
        ui.settle()
        ui.tap("more")
        #expect(ui.texts.first == "Settings: 1")
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.texts.first == "Settings: 0")
        #expect(ui.modals == ["sheet"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a leave guard belongs to its screen, not to one with an equal destination")
    func leaving() {
        let router = Router<Route>(path: [.about])
        let ui = show(router)
        router.onLeave(of: .about) { .stay }
        router.push(.about)
        ui.settle()
        ui.swipeBack()
        #expect(ui.depth == 1)
        ui.swipeBack()
        #expect(ui.depth == 1)
    }
}
