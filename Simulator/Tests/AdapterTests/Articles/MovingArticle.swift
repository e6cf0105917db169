import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The code of "Migrating", line for line.
enum MovingArticle {
    /// A stand-in for the app's previous router.
    @MainActor final class OldRouter {
        private(set) var opened: [String] = []
        func showBasket() { opened.append("basket") }
        func show(_ segments: [String]) { opened.append(segments.joined(separator: "/")) }
        func open(_ url: URL) { opened.append(url.absoluteString) }
    }

    enum Route: Navigation {
        case recipe(id: Int)
        case settings

        static var links: Links<Route> {
            Links {
                LinkRoute("/recipes/{id}", "/recipe?number={id}") {
                    .recipe(id: $0)
                } values: {
                    if case .recipe(let id) = $0 { id } else { nil }
                }
            }
        }
    }

    struct RecipeView: View {
        let id: Int
        let onBasket: () -> Void
        var body: some View { Button("Basket of \(id)", action: onBasket) }
    }
    struct RecipesView: View {
        var body: some View { Text("The recipes") }
    }
    struct OldSettingsScreen: View {
        var body: some View { Text("The old settings") }
    }

    struct RecipesFlow: View {
        let router: Router<Route>
        let old: OldRouter

        var body: some View {
            NavigationContainer(router) { route in
                switch route {
                case .recipe(let id): RecipeView(id: id, onBasket: { old.showBasket() })
                case .settings: OldSettingsScreen()
                }
            } root: {
                RecipesView()
            }
        }
    }

    struct OldLinks: DeepLinkHandler {
        let old: OldRouter

        func navigation(for link: ParsedLink) -> Route? {
            link.segments == ["show"] ? link["recipe"].flatMap { try? Int.parse($0) }.map(Route.recipe) : nil
        }
        func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)? {
            guard link.segments.first == "orders" else { return nil }
            return { [old] in old.show(link.segments) }
        }
    }

    static func links(_ old: OldRouter) throws -> LinkTable<Route> {
        try LinkTable(
            Route.links, schemes: ["recipes"], hosts: ["recipes.example"], handlers: [OldLinks(old: old)])
    }

    @MainActor struct Entry {
        let router: Router<Route>
        let old: OldRouter

        func open(_ url: URL) {
            if router.canOpen(url) { router.open(url) } else { old.open(url) }
        }
    }
}

@MainActor @Suite("Migrating")
struct MovingTests {
    private typealias Route = MovingArticle.Route
    private let old = MovingArticle.OldRouter()
    private let links: LinkTable<MovingArticle.Route>
    private let router: Router<MovingArticle.Route>

    init() throws {
        links = try MovingArticle.links(old)
        router = Router(links: links)
        router.timing.clock = .manual(ManualClock())
    }
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test(
        "links of the old app still lead to the recipe",
        arguments: ["recipes://recipes/4", "recipes://recipe?number=4", "https://recipes.example/show?recipe=4"])
    func oldLinks(_ link: String) throws {
        #expect(try links.destination(of: link) == .recipe(id: 4))
    }
    @Test("a migrated screen can open the old router's screens, and the new router can show an old screen")
    func beside() {
        let ui = ViewHost(MovingArticle.RecipesFlow(router: router, old: old))
        router.navigate(to: .recipe(id: 4))
        ui.settle()
        #expect(ui.tap("Basket of 4"))
        #expect(old.opened == ["basket"])
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.texts == ["The old settings"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a link to an unmigrated screen, delivered twice, is passed once to the old router, and changes nothing else")
    func handed() throws {
        let ui = ViewHost(MovingArticle.RecipesFlow(router: router, old: old))
        let entry = MovingArticle.Entry(router: router, old: old)
        let link = try url("recipes://orders/4")
        ui.open(link)
        entry.open(link)
        #expect(old.opened == ["orders/4"])
        router.expect(NavigationState(path: []))
        #expect(router.records.map(\.outcome) == [.handled, .duplicate])
    }
    @Test("a URL with another scheme goes to the old router, and one with the app's host to the new one")
    func foreign() throws {
        let entry = MovingArticle.Entry(router: router, old: old)
        entry.open(try url("payments://done"))
        #expect(old.opened == ["payments://done"])
        #expect(router.records.isEmpty)
        entry.open(try url("https://recipes.example/show?recipe=4"))
        #expect(old.opened.count == 1)
        router.expect(NavigationState(path: [.recipe(id: 4)]))
    }
    @Test("a link that the policy refuses goes to the old router, without a call to the link handler")
    func refused() throws {
        let entry = MovingArticle.Entry(router: router, old: old)
        entry.open(try url("recipes://orders/../4"))
        #expect(old.opened == ["recipes://orders/../4"])
        #expect(router.records.isEmpty)
    }
    @Test("a link that neither router knows changes nothing, and is recorded as a failure")
    func unknown() throws {
        let entry = MovingArticle.Entry(router: router, old: old)
        entry.open(try url("recipes://cakes"))
        #expect(old.opened.isEmpty)
        router.expect(NavigationState(path: []))
        #expect(router.records.last?.outcome.name == "failed")
    }
}
