import Observation
@_spi(Evaluator) import SwiftUI
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// An app whose screens load data, report their appearance, and ask before they are left.
@MainActor @Observable final class PreviewedApp {
    let router = Router<Route>()
    let guardian = AccessGuardMock<Route>()
    let tracker = TrackerMock()
    let alerts = AlertPresenter<Bool>()
    /// The first screen's title. Changing it redraws the screen.
    var title = "Home"
    /// The destinations whose data was loaded, in order.
    @ObservationIgnored var loaded: [Route] = []
    @ObservationIgnored var asked: [String] = []
    /// The routers in the environments of the screens.
    @ObservationIgnored var routers: [Router<Route>] = []

    init() {
        router.timing.clock = .manual(ManualClock())
        router.setGuard(guardian)
        // a load may begin while another thread releases the app after its test
        router.setPreparation { [weak self] route in Preparation { self?.load(route) ?? "" } }
    }
    private func load(_ route: Route) -> String {
        loaded.append(route)
        return "what \(route.name) shows"
    }
    /// Shows the app.
    ///
    /// - Parameters:
    ///   - isInherited: True if a preview inherits the environment around its menu.
    ///   - links: The links on the first screen, below its title.
    func show(isInherited: Bool = false, @ViewBuilder links: () -> some View) -> ViewHost {
        ViewHost(
            Shown(app: self, links: links()).environment(self),
            behavior: isInherited ? .onDevices.subtracting(.previewsLackEnvironment) : .onDevices)
    }

    private struct Shown<Links: View>: View {
        let app: PreviewedApp
        let links: Links

        var body: some View {
            NavigationContainer(app.router) {
                Page(route: $0)
            } root: {
                Text(app.title)
                links
            }
        }
    }
}

/// A screen whose actions must have no effect in a preview.
private struct Page: View {
    let route: Route
    @Environment(PreviewedApp.self) private var app
    @Environment(Router<Route>.self) private var router: Router<Route>?
    @State private var count = 0

    var body: some View {
        let app = app
        if let router, !app.routers.contains(where: { $0 === router }) { app.routers.append(router) }
        return VStack {
            Text("page \(route.name)")
            if let text = router?.prepared(for: route, as: String.self).value { Text(text) }
            Button("count \(count)") { count += 1 }
            Button("go") { router?.navigate(to: .detail(9)) }
            Button("back") { router?.goBack() }
            RouterLink("to list", to: Route.list).prepares()
            RouterLink("to settings", to: Route.settings)
            RouterLink("again", to: Route.about).previews()
            Text("source").navigationSource(of: Route.pay)
        }
        .tracksScreen(TrackingEvent(name: route.name), with: app.tracker)
        .advertises(route, title: route.name)
        .alerts(of: app.alerts)
        .asksBeforeLeaving(when: route != .settings) { _ in
            app.asked.append(route.name)
            return true
        }
    }
}

/// The button style that the articles show.
struct PreparingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.preparesLink(whilePressed: configuration.isPressed)
    }
}
