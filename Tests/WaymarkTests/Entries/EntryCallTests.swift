#if Macros
import Testing
import Waymark
import WaymarkTesting

extension ExampleApp {
    @MainActor @Suite("The API as apps use it: launch entries")
    struct EntryCallTests {
        let router = Router<Route>(schemes: ["recipes"], hosts: ["recipes.example"])
        let saved = NavigationActivity(type: "example.recipes.navigation", userInfo: ["link": "recipes://recipes/1"])

        @Test("of the links of a scene's connection, the notification's is opened")
        func connected() {
            let entry = LaunchEntry(
                urls: ["recipes://recipes/2"], activities: [saved], notification: ["link": "recipes://recipes/3"])
            router.open(entry)
            router.expect(NavigationState(path: [.recipe(id: 3)]))
            #expect(router.records.last?.origin == .notification)
        }
        @Test("an entry ranks an intent's link before a URL, and a URL before a restored link")
        func ranked() {
            let entry = LaunchEntry(urls: ["recipes://recipes/2"], intent: "recipes://recipes/5", restoration: saved)
            let ranked = entry.ranked(by: router.links)
            #expect(ranked.map(\.link) == ["recipes://recipes/5", "recipes://recipes/2", "recipes://recipes/1"])
            #expect(ranked.map(\.origin) == [.intent, .link, .restoration])
        }
        @Test("a quick action, and a notification with a nested link, are opened")
        func payloads() {
            router.open(LaunchEntry(shortcut: ["link": "recipes://settings"]))
            #expect(router.contains(.settings) || router.active.root == .settings)
            router.open(LaunchEntry(notification: ["data": ["url": "recipes://recipes/6"]], at: ["data", "url"]))
            #expect(router.top == .recipe(id: 6))
        }
        @Test("a destination's activity has its link, and opening the activity shows the destination")
        func advertised() throws {
            let links = try #require(router.links)
            let activity = try #require(links.activity(for: .recipe(id: 4), title: "Soup"))
            #expect(activity.type == "example.recipes.navigation" && activity.title == "Soup")
            #expect(activity.webpageURL == "https://recipes.example/recipes/4")
            router.open(LaunchEntry(activities: [activity]))
            #expect(router.top == .recipe(id: 4))
        }
        @Test("an entry that arrives before boot is opened after it")
        func app() async {
            let app = AppCoordinator(
                Router<Place>(schemes: ["shop"]), sessions: SessionRepositoryMock(Session(owner: "ana"))
            ) { _, _ in .login }
            app.open(LaunchEntry(notification: ["link": "shop://orders/4"]))
            #expect(app.router.path.isEmpty)
            await app.boot()
            #expect(app.router.top == .order(id: 4))
        }
    }
}
#endif
