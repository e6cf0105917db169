import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

private enum LockedRoute: GuardedNavigation {
    case page

    var accessRule: AccessRule { .everyone }
    static var links: Links<LockedRoute> { Links { LinkRoute("/page", to: .page) } }
}

@MainActor @Suite("Incoming activities, on screen")
struct EntryTests {
    let router: Router<Route>

    init() throws {
        router = Router(links: try Route.deepLinks())
    }

    private func activity(_ type: String, _ userInfo: [AnyHashable: Any] = [:]) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.userInfo = userInfo
        return activity
    }

    @Test("an activity of another type is ignored")
    func otherType() {
        let ui = ViewHost(AppView(router: router))
        ui.resume(activity("example.other", ["link": "app://list"]))
        #expect(router.records.isEmpty)
    }
    @Test("an activity that a phase container receives is opened once the app has booted")
    func booting() async throws {
        let router = Router<LockedRoute>(links: try LinkTable(LockedRoute.links, schemes: ["app"]))
        let app = AppCoordinator(router, sessions: SessionRepositoryMock(), onDenial: nil)
        let ui = ViewHost(PhaseContainer(app) { NavigationContainer(router) { _ in Text("Page") } })
        ui.resume(activity("app.navigation", ["link": "app://page"]))
        #expect(router.path.isEmpty)
        await ui.settle { app.phase != .booting }
        router.expect(NavigationState(path: [.page]))
    }

    @Test("an activity of the app's own type shows its link's state")
    func ownType() {
        let ui = ViewHost(AppView(router: router))
        ui.resume(activity("example.app.navigation", ["link": "https://app.example/detail/4"]))
        router.expect(RouteState(path: [.list, .detail(4)]))
        #expect(ui.texts.first == "Detail 4")
    }
}
