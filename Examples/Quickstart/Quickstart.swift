import SwiftUI
import WaymarkSwiftUI

/// Every screen of the app, and the links that lead there.
@Links enum Route: IncomingNavigation {
    @Link("/recipes/{id}")
    case recipe(id: Int)
    @Link("/settings", as: .sheet)
    case settings
    @Link("/settings/about")
    case about

    var ancestors: [Route] { self == .about ? [.settings] : [] }
}

@main struct QuickstartApp: App {
    private let router = Router<Route>(schemes: ["quickstart"], hosts: ["quickstart.example"])

    var body: some Scene {
        WindowGroup {
            NavigationContainer(router) { route in
                switch route {
                case .recipe(let id): RecipeView(id: id)
                case .settings: SettingsView()
                case .about: Text("A few recipes, and where to find them.")
                }
            } root: {
                RecipesView()
            }
        }
    }
}

struct RecipesView: View {
    @Environment(Router<Route>.self) private var router

    var body: some View {
        List {
            ForEach(1..<4, id: \.self) { id in
                RouterLink("Recipe \(id)", to: Route.recipe(id: id))
            }
            Button("Settings") { router.navigate(to: .settings) }
        }
        .navigationTitle("Recipes")
    }
}

struct RecipeView: View {
    let id: Int

    var body: some View {
        Text("Recipe \(id)").navigationTitle("Recipe \(id)")
    }
}

struct SettingsView: View {
    @Environment(Router<Route>.self) private var router

    var body: some View {
        List {
            RouterLink("About", to: Route.about)
            Button("Done") { router.goBack() }
        }
        .navigationTitle("Settings")
    }
}
