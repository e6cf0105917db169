import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import ShellApp

@Suite("Deep links, from the URL to the screens")
struct DeepLinkHandlerTests {
    typealias State = NavigationState<Route>
    let test = TestApp()

    /// The handlers of a router, and the router.
    private func handlers() async throws -> (
        universal: any ShellApp.DeepLinkHandler, custom: any ShellApp.DeepLinkHandler, AppRouter
    ) {
        let router = try await test.launch(Session(owner: "ana")).router
        let handlers = test.container().makeDeepLinkHandlers(router: router)
        return (handlers[0], handlers[1], router)
    }
    @Test(
        "each handler recognizes the links of its kind",
        arguments: [
            ("https://shell.app/settings", true, false), ("https://www.shell.app/settings", true, false),
            ("https://shell.app/nowhere", true, false), ("shell://settings", false, true),
            ("https://other.example/settings", false, false), ("http://shell.app/settings", false, false),
            ("other://settings", false, false),
        ])
    func recognizes(_ link: String, _ isUniversal: Bool, _ isCustom: Bool) async throws {
        let (universal, custom, router) = try await handlers()
        let url = try #require(URL(string: link))
        #expect(universal is UniversalLinkHandler && custom is CustomURLSchemeHandler)
        #expect(universal.canHandle(url: url) == isUniversal && custom.canHandle(url: url) == isCustom)
        router.expect(State(root: .home))
    }
    @Test("a handler opens its links in the router, and leaves others to the next one")
    func delegates() async throws {
        let (universal, custom, router) = try await handlers()
        let url = try #require(URL(string: "shell://settings"))
        #expect(!universal.handle(url: url))
        router.expect(State(root: .home))
        #expect(custom.handle(url: url))
        router.expect(State(root: .home, path: [.settings()]))
        #expect(universal.handle(url: try #require(URL(string: "https://shell.app/profile/user123"))))
        router.expect(State(root: .home, path: [.profile(userID: .sample)]))
    }
    @Test("a link to a protected screen opens it after the login")
    func link() async throws {
        let app = try await test.launch()
        app.open("https://shell.app/profile/user123")
        #expect(app.router.top == .login)
        #expect(app.router.intendedDestination == .profile(userID: .sample))
        app.logIn(Session(owner: "ana"))
        app.router.expect(State(root: .home, path: [.profile(userID: .sample)]))
    }
    @Test(
        "an unknown or invalid link leads to the not-found screen with its path",
        arguments: [("shell://nowhere/1", "/nowhere/1"), ("https://shell.app/profile/x", "/profile/x")])
    func notFound(_ link: String, _ path: String) async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.open(link)
        #expect(app.router.top == .notFound(path: path))
    }
    @Test("query parameters that no pattern declares are dropped")
    func query() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.open("shell://settings/privacy?utm_source=mail&admin=true")
        app.router.expect(State(root: .home, path: [.settings(), .settings(section: .privacy)]))
    }
    @Test("an optional query parameter is a value of the route")
    func optionalQuery() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.open("shell://profile/user123?tab=posts")
        app.router.expect(State(root: .home, path: [.profile(userID: .sample, tab: .posts)]))
    }
    @Test("a link to a route that needs a permission leads through the login and the upgrade to the route")
    func permissionAfterLogin() async throws {
        let app = try await test.launch()
        app.open("shell://settings/premium")
        #expect(app.router.top == .login)
        app.logIn(Session(owner: "ana"))
        #expect(app.router.top == .unauthorized(requestedRoute: .settings(section: .premium)))
        app.updateSession(Session(owner: "ana", permissions: [Permission.premium]))
        #expect(app.router.top == .settings(section: .premium))
    }
    @Test("a link to the notification settings requires only a session")
    func notifications() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.open("shell://settings/notifications")
        app.router.expect(State(root: .home, path: [.settings(), .settings(section: .notifications)]))
    }
    @Test("a product's link shows it above home")
    func product() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.open("https://shell.app/product/abc123/red")
        app.router.expect(State(root: .home, path: [.productDetail(productID: .featured, variant: "red")]))
    }
    @Test(
        "the app opens links of its hosts and its scheme, and ignores others",
        arguments: [
            ("https://shell.app/settings", true), ("https://www.shell.app/settings", true), ("shell://settings", true),
            ("https://other.example/settings", false), ("other://settings", false),
        ])
    func kinds(_ link: String, _ isOwn: Bool) async throws {
        let app = try await test.launch(Session(owner: "ana"))
        #expect(app.router.canOpen(link) == isOwn)
        app.open(link)
        #expect((app.router.top == .settings()) == isOwn)
    }
}
