import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

// The code of "Migrating from LinkNavigator and SwiftUIRouter".

/// The code about LinkNavigator.
enum LinkNavigatorArticle {
    @Links enum Page: Navigation {
        @Link("/orders")
        case orders
        @Link("/orders/{id}")
        case order(id: Int)
        @Link("/filter", as: .sheet)
        case filter
    }

    struct PagesView: View {
        let router: Router<Page>

        var body: some View {
            NavigationContainer(router) { page in
                switch page {
                case .orders: OrdersPage()
                case .order(let id): OrderPage(id: id)
                case .filter: FilterPage()
                }
            } root: {
                HomePage()
            }
        }
    }
    struct HomePage: View {
        var body: some View { Text("Home") }
    }
    struct OrdersPage: View {
        var body: some View { Text("The orders") }
    }
    struct OrderPage: View {
        let id: Int
        var body: some View { Text("This is order \(id)") }
    }
    struct FilterPage: View {
        var body: some View { Text("The filter") }
    }

    @MainActor static func calls(_ router: Router<Page>) {
        router.navigate(to: .filter)
        router.perform(.sequence([.push(.orders), .push(.order(id: 4))]))
        if router.path.contains(.orders) { router.pop(to: .orders) } else { router.push(.orders) }
        router.setPath(router.path.filter { $0 != .orders })
    }
}

/// The code about SwiftUIRouter.
enum SwiftUIRouterArticle {
    @Links enum Page: Navigation {
        @Link("/recipes/{id}")
        case recipe(id: Int)
        @Link("/settings", as: .sheet)
        case settings
        case notFound(path: String)
    }

    struct AppView: View {
        let router: Router<Page>

        var body: some View {
            NavigationContainer(router) { page in
                switch page {
                case .recipe(let id): RecipeView(id: id)
                case .settings: SettingsView()
                case .notFound(let path): Text("There is nothing at \(path).")
                }
            } root: {
                RecipesView()
            }
        }
    }

    struct RecipesView: View {
        @Environment(Router<Page>.self) private var router

        var body: some View {
            List {
                RouterLink("Soup", to: Page.recipe(id: 4))
                Button("Settings") { router.navigate(to: .settings) }
            }
        }
    }
    struct RecipeView: View {
        let id: Int
        var body: some View { Text("This is recipe \(id)") }
    }
    struct SettingsView: View {
        var body: some View { Text("The settings") }
    }

    static func links() -> LinkTable<Page> {
        let links = LinkTable<Page>(schemes: ["recipes"], notFound: { .notFound(path: $0) })
        return links
    }
}

@MainActor @Suite("Migrating from LinkNavigator and SwiftUIRouter")
struct PathsTests {
    private typealias Pages = SwiftUIRouterArticle

    @Test("links push pages and present sheets")
    func pages() throws {
        let router = Router<LinkNavigatorArticle.Page>(schemes: ["shop"])
        let ui = ViewHost(LinkNavigatorArticle.PagesView(router: router))
        ui.open(try #require(URL(string: "shop://orders/4")))
        #expect(ui.texts == ["This is order 4"])
        ui.open(try #require(URL(string: "shop://filter")))
        #expect(ui.modals == ["sheet"] && ui.texts == ["The filter"])
        #expect(ui.faults.isEmpty)
    }
    @Test("one call each presents a page, pushes several, pops to one, or removes one from the path")
    func calls() {
        let router = Router<LinkNavigatorArticle.Page>()
        var states: [NavigationState<LinkNavigatorArticle.Page>] = []
        let observation = router.observe { _ in states.append(router.state) }
        LinkNavigatorArticle.calls(router)
        observation.cancel()
        #expect(
            states == [
                NavigationState().presenting(.filter, as: .sheet), NavigationState(path: [.orders, .order(id: 4)]),
                NavigationState(path: [.orders]), NavigationState(),
            ])
    }
    @Test("a router link in a list pushes, and a button presents")
    func app() {
        let ui = ViewHost(Pages.AppView(router: Router<Pages.Page>()))
        #expect(ui.tap("Soup"))
        #expect(ui.texts == ["This is recipe 4"])
        ui.swipeBack()
        #expect(ui.tap("Settings"))
        #expect(ui.modals == ["sheet"] && ui.texts == ["The settings"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a link without a page shows the not-found page")
    func notFound() throws {
        let ui = ViewHost(Pages.AppView(router: Router<Pages.Page>(links: Pages.links())))
        ui.open(try #require(URL(string: "recipes://cakes/4")))
        #expect(ui.texts == ["There is nothing at /cakes/4."])
    }
}
