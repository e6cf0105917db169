import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import UIKit
import Waymark
import WaymarkSwiftUI

/// The code of "UIKit", line for line.
enum UIKitArticle {
    enum Route: Navigation {
        case recipe(id: Int)
        case map(id: Int)
    }

    final class MapViewController: UIViewController {
        let id: Int
        let router: Router<Route>

        init(id: Int, router: Router<Route>) {
            self.id = id
            self.router = router
            super.init(nibName: nil, bundle: nil)
            title = "Map of \(id)"
        }
        required init?(coder: NSCoder) { nil }

        func didSelectRecipe(_ id: Int) { router.navigate(to: .recipe(id: id)) }
    }

    struct MapScreen: UIViewControllerRepresentable {
        let id: Int
        @Environment(Router<Route>.self) private var router

        func makeUIViewController(context: Context) -> MapViewController { MapViewController(id: id, router: router) }
        func updateUIViewController(_ controller: MapViewController, context: Context) {}
    }
    struct RecipesScreen: View {
        let route: Route

        var body: some View {
            switch route {
            case .recipe(let id): Text("Recipe \(id)")
            case .map(let id): MapScreen(id: id).navigationTitle("Map")
            }
        }
    }
    struct RecipeList: View {
        var body: some View { Text("The recipes") }
    }

    @MainActor static func push(_ router: Router<Route>, onto navigationController: UINavigationController) {
        let recipes = NavigationHostingController {
            NavigationContainer(router) { route in
                RecipesScreen(route: route)
            } root: {
                RecipeList()
            }
        }
        navigationController.pushViewController(recipes, animated: true)
    }
    @MainActor static func pushControllers(_ router: Router<Route>, onto navigationController: UINavigationController) {
        let recipes = NavigationHostingController {
            NavigationContainer(router) { route in
                RecipesScreen(route: route)
            } root: {
                RecipeList()
            }
        } controllers: { (route: Route, router) in
            if case .map(let id) = route { MapViewController(id: id, router: router) } else { nil }
        }
        navigationController.pushViewController(recipes, animated: true)
    }
}

@MainActor @Suite("UIKit")
struct UIKitArticleTests {
    private typealias Route = UIKitArticle.Route
    private let router = Router<Route>()
    private let navigation = UINavigationController(rootViewController: UIViewController())

    private func settle() async {
        for _ in 0..<20 {
            for case let controller as UIHostingController<AnyView> in navigation.viewControllers {
                controller.screen?.settle()
            }
            for _ in 0..<5 { await Task.yield() }
            navigation.endTransition()
        }
    }

    @Test("a container's screens are pushed onto the app's stack, including a view that wraps a controller")
    func views() async throws {
        navigation.show(true)
        UIKitArticle.push(router, onto: navigation)
        await settle()
        router.navigate(to: .map(id: 2))
        await settle()
        let top = try #require(navigation.viewControllers.last as? UIHostingController<AnyView>)
        #expect(top.screen?.texts == ["Map of 2"] && top.screen?.title == "Map")
        #expect(navigation.viewControllers.count == 3)
    }
    @Test("a controller navigates with the router that it received")
    func controllers() async throws {
        navigation.show(true)
        UIKitArticle.pushControllers(router, onto: navigation)
        await settle()
        router.navigate(to: .map(id: 2))
        await settle()
        #expect(navigation.viewControllers.count == 3)
        UIKitArticle.MapViewController(id: 2, router: router).didSelectRecipe(7)
        await settle()
        #expect(router.path == [.map(id: 2), .recipe(id: 7)])
        #expect(navigation.viewControllers.count == 4)
    }
}
