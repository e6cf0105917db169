import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// An app that advertises its screens.
private struct AdvertisingApp: View {
    let router: Router<Route>

    var body: some View {
        NavigationContainer(router) { route in
            Text(route.name).advertises(route, title: route.name)
        } root: {
            Text("Home")
        }
    }
}

private enum AdvertisedFeature: IncomingNavigation {
    case page

    static var links: Links<AdvertisedFeature> { Links { LinkRoute("/page", to: .page) } }
}

private enum LockedRoute: GuardedNavigation {
    case page

    var accessRule: AccessRule { .everyone }
    static var links: Links<LockedRoute> { Links { LinkRoute("/page", to: .page) } }
}

@MainActor @Suite("Incoming and advertised activities, on screen")
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

    // MARK: incoming
    @Test("an activity of another type is ignored")
    func otherType() {
        let ui = ViewHost(AdvertisingApp(router: router))
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

    // MARK: outgoing
    @Test("the screen on top is advertised with its link")
    func advertised() throws {
        let ui = ViewHost(AdvertisingApp(router: router))
        #expect(ui.advertised.isEmpty)
        router.navigate(to: .list)
        router.navigate(to: .detail(4))
        ui.settle()
        let activity = try #require(ui.advertised.first)
        #expect(ui.advertised.count == 1)
        #expect(activity.activityType == "example.app.navigation" && activity.title == "Detail 4")
        #expect(activity.webpageURL?.absoluteString == "https://app.example/detail/4")
        #expect(activity.userInfo as? [String: String] == ["link": "https://app.example/detail/4"])
    }
    @Test("while a modal is on screen, only its screen is advertised")
    func modal() {
        let ui = ViewHost(AdvertisingApp(router: router))
        router.navigate(to: .list)
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.advertised.map(\.title) == ["Settings"])
        router.dismissModal()
        ui.settle()
        #expect(ui.advertised.map(\.title) == ["List"])
    }
    @Test("a destination without a link is not advertised, nor is one without a router")
    func none() {
        let ui = ViewHost(AdvertisingApp(router: router))
        router.navigate(to: .gallery(1))
        ui.settle()
        #expect(ui.advertised.isEmpty)
        #expect(ViewHost(Text("alone").advertises(Route.list)).advertised.isEmpty)
    }
    @Test("a feature's screen is advertised by the coordinator")
    func feature() throws {
        let coordinator = NavigationCoordinator(root: AnyNavigation(AdvertisedFeature.page))
        coordinator.links = try LinkTable(
            AdvertisedFeature.links.map({ AnyNavigation($0) }, { $0.base as? AdvertisedFeature }), schemes: ["app"])
        let ui = ViewHost(NavigationContainer(coordinator) { _ in Text("Page").advertises(AdvertisedFeature.page) })
        #expect(ui.advertised.map(\.activityType) == ["app.navigation"])
    }
    @Test("a locked app advertises nothing")
    func locked() async throws {
        let links = try LinkTable(LockedRoute.links, schemes: ["app"], root: .page)
        let router = Router<LockedRoute>(root: .page, links: links)
        let app = AppCoordinator(router, sessions: SessionRepositoryMock(Session(owner: "ana")), onDenial: nil)
        let ui = ViewHost(
            PhaseContainer(app) { NavigationContainer(router) { Text("Page").advertises($0) } })
        await ui.settle { app.phase != .booting }
        #expect(ui.advertised.count == 1)
        app.lock()
        ui.settle()
        #expect(ui.advertised.isEmpty)
    }
    @Test("an activity from one device continues on another")
    func roundTrip() throws {
        let here = ViewHost(AdvertisingApp(router: router))
        router.navigate(to: .list)
        router.navigate(to: .detail(4))
        here.settle()
        let other = Router<Route>(links: try Route.deepLinks())
        let there = ViewHost(AdvertisingApp(router: other))
        there.resume(try #require(here.advertised.first))
        other.expect(RouteState(path: [.list, .detail(4)]))
        #expect(there.texts.first == "Detail 4")
    }
}
