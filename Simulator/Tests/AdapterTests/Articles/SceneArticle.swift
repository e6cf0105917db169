import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import UIKit
@_spi(Evaluator) import UserNotifications
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The code of "Receiving links".
@MainActor private enum SceneArticle {
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

    static func everything(_ app: AppCoordinator<Route>) {
        app.open(IncomingLinks(urls: ["recipes://recipes/2"], notification: ["link": "recipes://recipes/3"]))
    }
    static func ownCode(
        _ app: AppCoordinator<Route>, _ links: LinkTable<Route>, _ response: UNNotificationResponse,
        _ item: UIApplicationShortcutItem
    ) {
        app.open(IncomingLinks(response, at: ["data", "url"]))
        app.open(IncomingLinks(shortcut: item.userInfo))
        app.open(IncomingLinks(intent: links.link(to: .recipe(id: 4))))
    }

    struct RecipeView: View {
        let id: Int
        var body: some View { Text("Recipe \(id)") }
    }
    static func screen(id: Int) -> some View { RecipeView(id: id) }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let app: AppCoordinator<Route>
        init(_ app: AppCoordinator<Route>) { self.app = app }

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            app.open(IncomingLinks(options))
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            app.open(IncomingLinks(urls: contexts.map(\.url.absoluteString)))
        }
        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
            app.open(IncomingLinks(activity))
        }
        func windowScene(
            _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            completionHandler(app.open(IncomingLinks(shortcut: item.userInfo)) != nil)
        }
    }
}

@MainActor @Suite("Receiving links, with a scene delegate")
struct SceneArticleTests {
    private typealias Route = SceneArticle.Route
    private let links: LinkTable<SceneArticle.Route>
    private let clock = ManualClock()

    init() throws { links = try LinkTable(Route.links, schemes: ["recipes"], hosts: ["recipes.example"]) }

    private func launch() async -> AppCoordinator<Route> {
        let router = Router<Route>(links: links)
        router.timing.clock = .manual(clock)
        let app = AppCoordinator(router, sessions: SessionRepositoryMock(), onDenial: nil)
        await app.boot()
        return app
    }

    @Test("of several links at once, the notification's is opened")
    func everything() async {
        let app = await launch()
        SceneArticle.everything(app)
        app.router.expect(NavigationState(path: [.recipe(id: 3)]))
    }
    @Test("the links of notifications, quick actions and intents are opened, and their records have these origins")
    func ownCode() async {
        let app = await launch()
        let item = UIApplicationShortcutItem(userInfo: ["link": "recipes://recipes/8" as NSString])
        SceneArticle.ownCode(
            app, links, UNNotificationResponse(userInfo: ["data": ["url": "recipes://recipes/7"]]), item)
        #expect(app.router.records.map(\.origin) == [.notification, .shortcut, .intent])
        app.router.expect(NavigationState(path: [.recipe(id: 4)]))
    }
    @Test("a scene delegate opens URLs at connection and later, and continued activities")
    func delegate() async throws {
        let app = await launch()
        let delegate: any UISceneDelegate = SceneArticle.SceneDelegate(app)
        let scene = UIScene()
        let first = UIOpenURLContext(url: try #require(URL(string: "recipes://recipes/1")))
        delegate.scene(
            scene, willConnectTo: UISceneSession(stateRestorationActivity: nil),
            options: UIScene.ConnectionOptions(urlContexts: [first]))
        app.router.expect(NavigationState(path: [.recipe(id: 1)]))
        clock.advance(by: .seconds(2))
        delegate.scene(
            scene, openURLContexts: [UIOpenURLContext(url: try #require(URL(string: "recipes://recipes/2")))])
        app.router.expect(NavigationState(path: [.recipe(id: 2)]))
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://recipes.example/recipes/3")
        delegate.scene(scene, continue: activity)
        app.router.expect(NavigationState(path: [.recipe(id: 3)]))
    }
    @Test("a scene delegate opens quick actions, and reports whether there was a link")
    func quickAction() async {
        let app = await launch()
        let delegate: any UIWindowSceneDelegate = SceneArticle.SceneDelegate(app)
        var answers: [Bool] = []
        for link in ["recipes://recipes/4", nil] {
            let item = UIApplicationShortcutItem(userInfo: link.map { ["link": $0 as NSString] })
            delegate.windowScene(UIWindowScene(), performActionFor: item) { answers.append($0) }
        }
        #expect(answers == [true, false])
        app.router.expect(NavigationState(path: [.recipe(id: 4)]))
    }
}
