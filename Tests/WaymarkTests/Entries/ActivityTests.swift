import Testing

@testable import Waymark

@Suite("Destinations as activities")
struct ActivityTests {
    let links: LinkTable<Route>

    init() throws { links = try Route.deepLinks() }

    @Test("an activity has the app's type, a title, a web page and its link")
    func whole() throws {
        let activity = try #require(links.activity(for: .detail(4), title: "Four"))
        #expect(activity.type == "example.app.navigation" && activity.title == "Four")
        #expect(activity.webpageURL == "https://app.example/detail/4")
        #expect(activity.userInfo == ["link": "https://app.example/detail/4"])
    }
    @Test("without a host, an activity has no web page, and its type begins with the scheme")
    func scheme() throws {
        let links = try LinkTable(Route.links, schemes: ["app"])
        let activity = try #require(links.activity(for: .detail(4)))
        #expect(activity.type == "app.navigation" && activity.webpageURL == nil)
        #expect(activity.userInfo == ["link": "app://detail/4"])
    }
    @Test("a table without hosts and schemes has no activities, and a destination without a link has none")
    func none() throws {
        let bare = try LinkTable(Route.links)
        #expect(bare.activityType == nil && bare.activity(for: .list) == nil)
        let links = try LinkTable(Links<Route> { LinkRoute("/home", to: .home) }, schemes: ["app"])
        #expect(links.activity(for: .list) == nil)
    }
    @Test("continuing a screen's activity shows its link's state", arguments: [Route.home, .detail(4), .gallery(2)])
    @MainActor func roundTrip(_ route: Route) throws {
        let router = Router<Route>(links: links)
        let activity = try #require(links.activity(for: route))
        // the activity as the system hands it back
        let continued = NavigationActivity(
            type: activity.type, webpageURL: activity.webpageURL, userInfo: activity.userInfo)
        router.open(IncomingLinks(activities: [continued]))
        #expect(router.state == (try links.state(of: route)))
    }
    @Test("only the topmost screen is advertised")
    @MainActor func advertised() {
        let router = Router<Route>(path: [.list, .detail(4)], links: links)
        func advertised(_ route: Route, in router: Router<Route>?) -> String? {
            router?.advertised(route, title: nil)?.webpageURL
        }
        #expect(advertised(.detail(4), in: router) == "https://app.example/detail/4")
        #expect(advertised(.list, in: router) == nil)
        router.present(.settings, as: .sheet)
        #expect(advertised(.detail(4), in: router) == nil)
        #expect(advertised(.settings, in: router.child) == "https://app.example/settings")
    }
    @Test("of an activity's user info, only texts under text keys are kept")
    func texts() {
        let activity = NavigationActivity(type: "a", userInfo: ["link": "app://list", "count": 4, 5: "five"])
        #expect(activity.userInfo == ["link": "app://list"])
    }
    @Test("an activity's own link takes precedence over its web page; a browsing activity's link is only its web page")
    func precedence() {
        let info = ["link": "app://list"]
        #expect(NavigationActivity(type: "a", webpageURL: "https://app.example/", userInfo: info).link == "app://list")
        #expect(NavigationActivity(type: "a", webpageURL: "https://app.example/").link == "https://app.example/")
        #expect(NavigationActivity(type: NavigationActivity.browsingType, userInfo: info).link == nil)
    }
}
