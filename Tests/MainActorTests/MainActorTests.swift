import Foundation
import Testing
import Waymark
import WaymarkTesting

// This module defaults to the main actor, as new Xcode projects do, so a declaration states its isolation only where it
// has to be nonisolated.

/// Conforms in its declaration, so the type isn't isolated to the main actor.
enum Page: IncomingNavigation {
    case recipe(id: Int)
    case settings, admin

    var presentationType: PresentationType { self == .settings ? .sheet : .push }
    var ancestors: [Page] { [] }

    static var links: Links<Page> {
        Links {
            LinkRoute("/settings", to: .settings)
            LinkRoute("/recipes/{id}") {
                .recipe(id: $0)
            } values: {
                if case .recipe(let id) = $0 { id } else { nil }
            }
        }
    }
}
nonisolated enum Bare { case only }
/// Conforms in an extension, so the type and the extension must both be `nonisolated`.
nonisolated extension Bare: Navigation {}
nonisolated extension Page: GuardedNavigation {
    var accessRule: AccessRule { self == .admin ? .session() : .everyone }
}

/// A repository with a session that changes. Without `@MainActor`, its conformance would make it nonisolated.
@MainActor final class ChangingSessions: SessionRepository {
    private var current: Session?
    init(_ current: Session?) { self.current = current }
    func session() -> Session? { current }
    func end() { current = nil }
}

#if Macros
@Links enum Linked: Navigation {
    @Link("/notes/{id}") case note(id: Int)
    @Link("/search", as: .sheet) case search
}
#endif

nonisolated struct Flavour: RawRepresentable { let rawValue: String }
nonisolated extension Flavour: LinkParameter {}

struct LegacyLinks: DeepLinkHandler {
    func navigation(for link: ParsedLink) -> Page? { link["id"].flatMap { Int($0) }.map { .recipe(id: $0) } }
}

struct RecipeFeature: Feature {
    func mainScreen(navigator: any Navigator) -> String { "main" }
    func screen(for navigation: Page, navigator: any Navigator) -> String { "\(navigation)" }
}
enum Wish: OutgoingNavigation { case cook(Int) }
struct AppRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation {
        case Wish.cook(let id): Page.recipe(id: id)
        default: nil
        }
    }
}
final class RecipeModel {
    private let router: any Routing<Page>
    init(router: any Routing<Page>) { self.router = router }
    func didSelect(_ id: Int) { router.navigate(to: .recipe(id: id)) }
}

@Suite("A module that defaults to the main actor")
struct MainActorTests {
    private let links = LinkTable<Page>(schemes: ["recipes"], hosts: ["recipes.example"], handlers: [LegacyLinks()])

    @Test("calls to a router need no isolation annotations")
    func router() async {
        let router = Router<Page>()
        router.navigate(to: .recipe(id: 4))
        router.present(.settings, as: .fullScreen)
        router.dismiss()
        router.perform(.sequence([.pop(1), .navigate(.settings)]))
        router.dismissAll()
        router.setPath([.recipe(id: 1), .recipe(id: 2)], animated: false)
        router.pop(to: .recipe(id: 1))
        #expect(router.top == .recipe(id: 1))
        #expect(await router.navigate(to: .recipe(id: 5)).outcome == .committed)
        router.popToRoot()
        router.expect(NavigationState())
    }
    @Test("links are resolved and printed on the main actor, and handlers need no annotations")
    func deepLinks() throws {
        #expect(try links.destination(of: "recipes://recipes/4") == .recipe(id: 4))
        #expect(try links.destination(of: "recipes://old?id=7") == .recipe(id: 7))
        #expect(links.url(to: .settings)?.absoluteString == "https://recipes.example/settings")
        #expect(links.explanation(of: "recipes://nowhere").error != nil)
        #if Macros
        #expect(try LinkTable<Linked>(schemes: ["n"]).destination(of: "n://notes/3") == .note(id: 3))
        #endif
    }
    @Test("links can be resolved off the main actor")
    func elsewhere() async throws {
        let links = links
        let found = try await Task.detached { try links.destination(of: "recipes://settings") }.value
        #expect(found == .settings)
    }
    @Test("a type can conform in an extension if both are declared nonisolated")
    func extensions() throws {
        #expect(try Flavour.parse("sweet").rawValue == "sweet")
        #expect(Router<Bare>(NavigationState(path: [.only])).top == .only)
    }
    @Test("features, redirects, view models and mocks need no annotations")
    func features() {
        let coordinator = NavigationCoordinator(redirector: AppRedirect())
        coordinator.navigate(to: Wish.cook(3))
        #expect(coordinator.top?.base as? Page == .recipe(id: 3))
        #expect(RecipeFeature().screen(for: .settings, navigator: NavigatorMock()) == "settings")
        let mock = RouterMock<Page>()
        RecipeModel(router: mock).didSelect(8)
        expectNavigation(by: mock, to: [.recipe(id: 8)])
    }
    @Test("an app with sessions boots, and its guard can be asked directly")
    func sessions() async {
        let app = AppCoordinator(Router<Page>(), sessions: SessionRepositoryMock()) { reason, _ in
            reason == .unauthenticated ? .settings : nil
        }
        await app.boot()
        #expect(await app.auth.decision(on: .admin) == .denied(.unauthenticated))
        #expect(await app.auth.decision(on: .settings) == .allowed)
    }
    @Test func `a repository isolated to the main actor may change its session`() async throws {
        let sessions = ChangingSessions(Session(owner: "ana"))
        let app = AppCoordinator(Router<Page>(), sessions: sessions, onDenial: nil)
        await app.boot()
        #expect(app.phase.session?.owner == "ana")
        sessions.end()
        await app.refreshSession()
        #expect(app.phase == .unauthenticated)
    }
}
