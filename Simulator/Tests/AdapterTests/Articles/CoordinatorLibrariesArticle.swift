import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

// The code of "Migrating from XCoordinator and Stinsen".

/// The code about XCoordinator.
enum XCoordinatorArticle {
    @Links enum ShopRoute: Navigation {
        @Link("/products/{id}")
        case product(id: Int)
        @Link("/basket", as: .sheet)
        case basket
    }

    @MainActor final class ProductsViewModel {
        private let router: any Routing<ShopRoute>

        init(router: any Routing<ShopRoute>) { self.router = router }
        func didSelect(_ id: Int) { router.navigate(to: .product(id: id)) }
        func didTapBasket() { router.navigate(to: .basket) }
    }

    struct ShopView: View {
        let router: Router<ShopRoute>

        var body: some View {
            NavigationContainer(router) { route in
                switch route {
                case .product(let id): ProductView(id: id)
                case .basket: BasketView()
                }
            } root: {
                ProductsView(viewModel: ProductsViewModel(router: router))
            }
        }
    }

    struct ProductsView: View {
        let viewModel: ProductsViewModel
        var body: some View {
            Button("Product 4") { viewModel.didSelect(4) }
            Button("Basket") { viewModel.didTapBasket() }
        }
    }
    struct ProductView: View {
        let id: Int
        var body: some View { Text("This is product \(id)") }
    }
    struct BasketView: View {
        var body: some View { Text("The basket") }
    }

    @MainActor static func chain(_ router: Router<ShopRoute>) {
        router.perform(.sequence([.dismissAll, .popToRoot, .push(.product(id: 4))]))
    }
}

/// The code about Stinsen.
enum StinsenArticle {
    enum Cookbook: Navigation {
        case recipe(id: Int)
        case newRecipe

        var presentationType: PresentationType { self == .newRecipe ? .sheet : .push }
    }

    struct CookbookView: View {
        @State private var router = Router<Cookbook>()

        var body: some View {
            NavigationContainer(router) { destination in
                switch destination {
                case .recipe(let id): RecipeScreen(id: id)
                case .newRecipe: NewRecipeScreen()
                }
            } root: {
                RecipesScreen()
            }
        }
    }

    struct RecipesScreen: View {
        @Environment(Router<Cookbook>.self) private var router

        var body: some View {
            List {
                Button("Soup") { router.navigate(to: .recipe(id: 4)) }
                Button("New recipe") { router.navigate(to: .newRecipe) }
            }
        }
    }
    struct RecipeScreen: View {
        let id: Int
        var body: some View { Text("This is recipe \(id)") }
    }
    struct NewRecipeScreen: View {
        var body: some View { Text("A recipe to be written") }
    }

    enum AppTab: String, NavigationTab { case home, recipes }

    @MainActor static func chain(_ tabs: TabRouter<AppTab, Cookbook>) {
        tabs.router.perform(
            .sequence([.dismissAll, .select(branch: "recipes"), .popToRoot, .push(.recipe(id: 4))]))
    }
}

@MainActor @Suite("Migrating from XCoordinator and Stinsen")
struct CoordinatorLibrariesTests {
    private typealias ShopRoute = XCoordinatorArticle.ShopRoute
    private typealias Cookbook = StinsenArticle.Cookbook

    @Test("a view model pushes and presents through its router")
    func shop() {
        let router = Router<ShopRoute>(schemes: ["shop"])
        let ui = ViewHost(XCoordinatorArticle.ShopView(router: router))
        #expect(ui.tap("Product 4"))
        #expect(ui.texts == ["This is product 4"])
        ui.swipeBack()
        #expect(ui.tap("Basket"))
        #expect(ui.modals == ["sheet"] && ui.texts == ["The basket"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a mock router records a view model's navigations, without any views")
    func mock() {
        let router = RouterMock<ShopRoute>()
        let viewModel = XCoordinatorArticle.ProductsViewModel(router: router)
        viewModel.didSelect(4)
        viewModel.didTapBasket()
        expectNavigation(by: router, to: [.product(id: 4), .basket])
    }
    @Test("a chain of actions is one transition")
    func sequence() {
        let router = Router(NavigationState<ShopRoute>(path: [.product(id: 1)]).presenting(.basket, as: .sheet))
        let count = router.records.count
        XCoordinatorArticle.chain(router)
        router.expect(NavigationState(path: [.product(id: 4)]))
        #expect(router.records.count == count + 1)
    }
    @Test("a migrated Stinsen screen navigates with the environment's router")
    func cookbook() {
        let ui = ViewHost(StinsenArticle.CookbookView())
        #expect(ui.tap("Soup"))
        #expect(ui.texts == ["This is recipe 4"])
        ui.swipeBack()
        #expect(ui.tap("New recipe"))
        #expect(ui.modals == ["sheet"] && ui.texts == ["A recipe to be written"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a chain of actions dismisses, selects a tab, pops and pushes in one transition")
    func tabs() {
        let tabs = TabRouter<StinsenArticle.AppTab, Cookbook>(home: { _ in nil }, root: { _ in .recipe(id: 0) })
        tabs.router.navigate(to: .newRecipe)
        let count = tabs.router.records.count
        StinsenArticle.chain(tabs)
        #expect(tabs.selected == .recipes && tabs.path(of: .recipes) == [.recipe(id: 4)])
        #expect(tabs.router.child == nil && tabs.router.records.count == count + 1)
    }
}
