import Observation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Observable private final class Count { var value = 0 }

/// A view that its own content invalidates in each update.
private struct Counts: View {
    let count: Count
    var body: some View {
        Text("\(count.value)")
        Increments(count: count)
    }
}
private struct Increments: View {
    let count: Count
    var body: some View {
        let _ = count.value += 1
        Text("more")
    }
}

/// Calls that a destination's closure makes each time that its view is made.
@MainActor @Suite("Calls while views are made")
struct DrawingTests {
    @Test func `a leave guard that a destination's closure registers in a sheet ends no update`() {
        let router = Router<Route>()
        let ui = ViewHost(
            NavigationContainer(router) { route, router in
                router.onLeave(of: route) { .stay }
                return Text(route.name)
            } root: {
                Text("Home")
            })
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.texts == ["Settings"])
        #expect(ui.modals == ["sheet"])
        #expect(router.dismissModal().settled == .denied(.leaveRefused))
        #expect(ui.faults.isEmpty)
    }
    @Test func `a feature registers a leave guard when its screen is made`() async {
        struct Form: Feature {
            enum Incoming: IncomingNavigation {
                case form
                var presentationType: PresentationType { .sheet }
            }
            func mainScreen(navigator: any Navigator) -> AnyView { AnyView(Text("Main")) }
            func screen(for navigation: Incoming, navigator: any Navigator) -> AnyView {
                navigator.onLeave(of: navigation) { false }
                return AnyView(Text("Form"))
            }
        }
        let router = NavigationCoordinator()
        let registry = FeatureRegistry<AnyView>([Form()]) { _, _ in AnyView(Text("Not found")) }
        let ui = ViewHost(NavigationContainer(router, registry: registry) { _ in AnyView(Text("Home")) })
        router.navigate(to: Form.Incoming.form)
        ui.settle()
        #expect(ui.texts == ["Form"])
        #expect(await router.dismissModal().outcome == .denied(.leaveRefused))
        #expect(ui.faults.isEmpty)
    }
    @Test func `tabs that a destination's closure hides end no update`() {
        enum Tab: String, NavigationTab { case home, list }
        let tabs = TabRouter<Tab, Route> { $0 == .home ? .about : .list }
        let ui = ViewHost(
            TabContainer(tabs) { route in
                tabs.setHidden([.list])
                tabs.router.setHome { _ in Tab.home.id }
                return Text(route.name)
            } label: { tab in
                Text(tab.id)
            })
        tabs.router.push(.detail(1))
        ui.settle()
        #expect(ui.texts.contains("Detail 1"))
        #expect(ui.faults.isEmpty)
    }
    @Test(arguments: ["observe", "track"])
    func `an observer that a destination's closure adds is a fault that names the call`(call: String) {
        let router = Router<Route>()
        var faults: [NavigationFailure] = []
        router.failureHandler = { faults.append($0) }
        let ui = ViewHost(
            NavigationContainer(router) { route, router in
                if call == "observe" { router.observe { _ in } } else { router.track(with: ConsoleTracker { _ in }) }
                return Text(route.name)
            } root: {
                Text("Home")
            })
        router.navigate(to: .settings)
        ui.settle()
        #expect(faults == [.observedInView(call: call)])
        #expect(ui.faults.isEmpty)
    }
    @Test func `the evaluator ends an update that never ends by itself, and names the views`() {
        let ui = ViewHost(Counts(count: Count()))
        #expect(ui.faults.contains { $0.contains("keep changing each other") && $0.contains("Counts") })
    }
}
