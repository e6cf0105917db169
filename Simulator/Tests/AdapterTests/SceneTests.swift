import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import UIKit
@_spi(Evaluator) import UserNotifications
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Entries from UIKit")
struct SceneTests {
    private let router: Router<Route>

    init() throws { router = Router(links: try Route.deepLinks()) }

    private func url(_ text: String) throws -> UIOpenURLContext {
        UIOpenURLContext(url: try #require(URL(string: text)))
    }
    private func activity(_ link: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "example.app.navigation")
        activity.userInfo = ["link": link]
        return activity
    }
    private func links(_ entry: IncomingLinks) -> [String] {
        entry.ranked(by: router.links).map(\.link)
    }

    @Test("the links of a scene's connection are ranked: notification, quick action, URL, activity, restored state")
    func connection() throws {
        let options = UIScene.ConnectionOptions(
            urlContexts: [try url("app://detail/3")], userActivities: [activity("app://detail/4")],
            notificationResponse: UNNotificationResponse(userInfo: ["link": "app://detail/1"]),
            shortcutItem: UIApplicationShortcutItem(userInfo: ["link": "app://detail/2" as NSString]))
        let session = UISceneSession(stateRestorationActivity: activity("app://detail/5"))
        let entry = IncomingLinks(options, session: session)
        #expect(links(entry) == (1...5).map { "app://detail/\($0)" })
        router.open(entry)
        router.expect(RouteState(path: [.list, .detail(1)]))
    }
    @Test("of several activities, which arrive as a set, always the same one is chosen")
    func set() throws {
        for _ in 0..<20 {
            let activities = Set((1...4).map { activity("app://detail/\($0)") })
            let entry = IncomingLinks(UIScene.ConnectionOptions(userActivities: activities))
            #expect(links(entry).first == "app://detail/1")
        }
    }
    @Test("a connection without content opens nothing")
    func empty() {
        #expect(router.open(IncomingLinks(UIScene.ConnectionOptions())) == nil)
    }
    @Test("a scene's restoration activity is opened if its connection has no link")
    func restored() {
        let session = UISceneSession(stateRestorationActivity: activity("app://detail/5"))
        router.open(IncomingLinks(UIScene.ConnectionOptions(), session: session))
        router.expect(RouteState(path: [.list, .detail(5)]))
        #expect(router.records.map(\.origin) == [.restoration])
    }
    @Test("a tapped notification opens its link, even one nested in its user info")
    func notification() {
        let response = UNNotificationResponse(userInfo: ["data": ["url": "app://list"]])
        router.open(IncomingLinks(response, at: ["data", "url"]))
        router.expect(RouteState(path: [.list]))
        #expect(router.records.map(\.origin) == [.notification])
    }
    @Test("a notification that is dismissed, or answered with a custom action, opens nothing")
    func otherAction() {
        for action in [UNNotificationDismissActionIdentifier, "reply"] {
            let response = UNNotificationResponse(userInfo: ["link": "app://list"], actionIdentifier: action)
            #expect(router.open(IncomingLinks(response)) == nil)
            let options = UIScene.ConnectionOptions(notificationResponse: response)
            #expect(router.open(IncomingLinks(options)) == nil)
        }
    }
    @Test("a notification that arrives through both the scene and the notification center is opened once")
    func twice() {
        let response = UNNotificationResponse(userInfo: ["link": "app://list"])
        router.open(IncomingLinks(UIScene.ConnectionOptions(notificationResponse: response)))
        #expect(router.open(IncomingLinks(response))?.settled == .duplicate)
    }
}
