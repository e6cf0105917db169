#if Macros
import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The API as apps use it: links")
struct LinkCallTests {
    @Links enum Route: Navigation {
        @Link("/recipes/{id}") case recipe(id: Int)
        @Link("/settings", as: .sheet) case settings
    }
    struct LegacyLinks: DeepLinkHandler {
        func navigation(for link: ParsedLink) -> Route? { link["id"].flatMap { try? Int.parse($0) }.map(Route.recipe) }
    }
    let links = LinkTable<Route>(schemes: ["recipes"], hosts: ["recipes.example"], handlers: [LegacyLinks()])
    let router = Router<Route>()

    init() { router.links = links }

    @Test("a link, given as a URL or a string, is resolved, explained and opened")
    func reads() throws {
        let url = try #require(URL(string: "https://recipes.example/recipes/4"))
        #expect(try links.destination(of: url) == .recipe(id: 4))
        #expect(try links.state(of: url.absoluteString) == NavigationState(path: [.recipe(id: 4)]))
        #expect(links.explain(url.absoluteString).hasPrefix("resolves by /recipes/{id}"))
        #expect(links.explain("recipes://recipes/x").contains("parameter 'id'"))
        router.open(url)
        #expect(router.top == .recipe(id: 4))
    }
    @Test("requireLink throws an error with the reason if a destination has no link")
    func printsOrThrows() throws {
        let error = #expect(throws: LinkError.self) {
            try links.requireLink(to: .recipe(id: -1))
        }
        #expect(
            error.map { "\($0)" } == "a link '/recipes/{id}' with its values would be refused: "
                + "parameter 'id': expected a whole number without a sign or leading zeros")
        #expect(try links.requireLink(to: .recipe(id: 4)) == "https://recipes.example/recipes/4")
        let none = #expect(throws: LinkError.self) { try LinkTable<Route>().requireLink(to: .settings) }
        #expect(none.map { "\($0)" } == "the table of links has no host and no scheme; pass one to `LinkTable`")
    }
    @Test func everyDestinationHasALink() {
        let links = LinkTable<Route>(schemes: ["recipes"])
        expectLinks(links, toEveryCaseOf: Route.self, samples: [.recipe(id: 4)])
    }
    @Test("a handler resolves old links, in a router and by itself")
    func handlers() throws {
        #expect(LegacyLinks().navigation(for: try ParsedLink(path: "/recipe.php?id=7")) == .recipe(id: 7))
        router.open("recipes://recipe.php?id=7")
        #expect(router.top == .recipe(id: 7))
    }
}

@MainActor @Suite("The API as apps use it: sessions and guards")
struct SessionCallTests {
    @Links enum Place: GuardedNavigation {
        @Link("/login") case login
        @Link("/admin") case admin
        @Link("/orders/{id}") case order(id: Int)

        var accessRule: AccessRule {
            switch self {
            case .login: .everyone
            case .admin: .session(permissions: ["admin"])
            case .order: .session()
            }
        }
    }
    private let sessions = SessionRepositoryMock()
    private let ana = Session(owner: "ana")

    private func app(_ router: Router<Place>, sessions: SessionRepositoryMock) -> AppCoordinator<Place> {
        AppCoordinator(router, sessions: sessions) { reason, _ in reason == .unauthenticated ? .login : nil }
    }

    @Test("a link that needs a session waits for boot, and is opened after the login")
    func links() async {
        let app = app(Router(schemes: ["shop"]), sessions: sessions)
        app.open("shop://orders/4")
        await app.boot()
        #expect(app.router.top == .login)
        app.logIn(ana)
        #expect(app.router.top == .order(id: 4))
    }
    @Test("a guard decides without a router")
    func decision() async {
        let auth = AuthGuard<Place>(sessions: SessionRepositoryMock())
        #expect(await auth.decision(on: .admin) == .denied(.unauthenticated))
        #expect(await auth.decision(on: .login) == .allowed)
    }
}
#endif
