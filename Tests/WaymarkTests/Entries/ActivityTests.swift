import Testing

@testable import Waymark

@Suite("Activities")
struct ActivityTests {
    let links: LinkTable<Route>

    init() throws { links = try Route.deepLinks() }

    @Test("the type of an app's activities begins with its host in reverse, or else with its scheme")
    func types() throws {
        #expect(links.activityType == "example.app.navigation")
        #expect(try LinkTable(Route.links, schemes: ["app"]).activityType == "app.navigation")
        #expect(try LinkTable(Route.links).activityType == nil)
    }
    @Test("continuing a screen's activity shows its link's state", arguments: [Route.home, .detail(4), .gallery(2)])
    @MainActor func roundTrip(_ route: Route) throws {
        let router = Router<Route>(links: links)
        let link = try #require(links.link(to: route))
        let continued = NavigationActivity(type: "example.app.navigation", userInfo: ["link": link])
        router.open(IncomingLinks(activities: [continued]))
        #expect(router.state == (try links.state(of: route)))
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
