import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import UIKit
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The app delegate of the article "Receiving links".
private enum ApplicationArticle {
    enum Route: GuardedNavigation {
        case recipe(id: Int)

        var accessRule: AccessRule { .everyone }
        static var links: Links<Route> {
            Links {
                LinkRoute("/recipes/{id}") {
                    .recipe(id: $0)
                } values: {
                    if case .recipe(let id) = $0 { id } else { nil }
                }
            }
        }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        let app: AppCoordinator<Route>
        init(_ app: AppCoordinator<Route>) { self.app = app }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            app.open(IncomingLinks(options))
            return true
        }
        func application(
            _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            app.open(IncomingLinks(urls: [url.absoluteString])) != nil
        }
        func application(
            _ application: UIApplication, continue activity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            app.open(IncomingLinks(activity)) != nil
        }
        func application(
            _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            completionHandler(app.open(IncomingLinks(shortcut: item.userInfo)) != nil)
        }
    }
}

@MainActor @Suite("An app delegate without scenes")
struct ApplicationArticleTests {
    private typealias Route = ApplicationArticle.Route
    private let app: AppCoordinator<ApplicationArticle.Route>
    /// The app delegate, with its protocol as its type, so that UIKit's optional methods are called.
    private let delegate: any UIApplicationDelegate

    init() throws {
        let links = try LinkTable(Route.links, schemes: ["recipes"], hosts: ["recipes.example"])
        let router = Router<Route>(links: links)
        router.timing.clock = .manual(ManualClock())
        app = AppCoordinator(router, sessions: SessionRepositoryMock(), onDenial: nil)
        delegate = ApplicationArticle.AppDelegate(app)
    }

    private func item(_ link: String?) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(userInfo: link.map { ["link": $0 as NSString] })
    }
    private func launch(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
        #expect(delegate.application(UIApplication(), didFinishLaunchingWithOptions: options))
    }

    @Test("a URL that launched the app is opened once, even if it arrives twice")
    func launchURL() async throws {
        let url = try #require(URL(string: "recipes://recipes/1"))
        launch([.url: url])
        #expect(delegate.application(UIApplication(), open: url, options: [:]))
        await app.boot()
        app.router.expect(NavigationState(path: [.recipe(id: 1)]))
        #expect(app.router.records.filter { $0.kind == .link }.map(\.outcome.name) == ["duplicate", "committed"])
    }
    @Test("a quick action that launched the app is opened once, even if it arrives twice")
    func launchQuickAction() async {
        launch([.shortcutItem: item("recipes://recipes/2")])
        await app.boot()
        delegate.application(UIApplication(), performActionFor: item("recipes://recipes/2")) { _ in }
        app.router.expect(NavigationState(path: [.recipe(id: 2)]))
        #expect(app.router.records.filter { $0.kind == .link }.map(\.outcome.name) == ["committed", "duplicate"])
    }
    @Test("a notification in the launch options isn't opened")
    func silentNotification() async {
        launch([.remoteNotification: ["link": "recipes://recipes/3"]])
        await app.boot()
        app.router.expect(NavigationState())
    }
    @Test("without launch options nothing is opened")
    func noOptions() async {
        launch(nil)
        await app.boot()
        #expect(app.router.records.filter { $0.kind == .link }.isEmpty)
    }
    @Test("a universal link that launched the app is opened when its activity arrives")
    func activity() async {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://recipes.example/recipes/4")
        launch([
            .userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityTypeKey": NSUserActivityTypeBrowsingWeb]
        ])
        #expect(delegate.application(UIApplication(), continue: activity) { _ in })
        await app.boot()
        app.router.expect(NavigationState(path: [.recipe(id: 4)]))
    }
    @Test("an activity of another app and a quick action without a link are reported as not handled")
    func notHandled() async {
        await app.boot()
        #expect(
            !delegate.application(UIApplication(), continue: NSUserActivity(activityType: "example.other")) { _ in })
        var answers: [Bool] = []
        delegate.application(UIApplication(), performActionFor: item(nil)) { answers.append($0) }
        #expect(answers == [false])
    }
}
