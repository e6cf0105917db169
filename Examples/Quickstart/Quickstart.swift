import SwiftUI
import WaymarkSwiftUI

@Links enum Route: Navigation {
    @Link("/recipes/{id}") case recipe(id: Int)
    @Link("/settings", as: .sheet) case settings
}

@main struct RecipesApp: App {
    var body: some Scene {
        WindowGroup { RecipesWindow() }
    }
}

/// A window with its own router.
struct RecipesWindow: View {
    @State private var router = Router<Route>(schemes: ["recipes"], hosts: ["recipes.example"])

    var body: some View {
        NavigationContainer(router) { route in
            switch route {
            case .recipe(let id): Text("Recipe \(id)")
            case .settings: Text("Settings")
            }
        } root: {
            List(1..<4, id: \.self) { RouterLink("Recipe \($0)", to: Route.recipe(id: $0)) }
                .navigationTitle("Recipes")
        }
    }
}
