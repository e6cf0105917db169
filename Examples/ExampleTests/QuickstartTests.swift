import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import WaymarkSwiftUI
import WaymarkTesting

@testable import Quickstart

@MainActor @Suite("The quickstart on screen")
struct QuickstartTests {
    @Test("the quickstart pushes a recipe, goes back, and opens links")
    func works() throws {
        let ui = ViewHost(app: RecipesApp())
        #expect(ui.tap("Recipe 2"))
        #expect(ui.texts.contains("Recipe 2") && ui.depth == 1)
        ui.swipeBack()
        #expect(ui.depth == 0)
        ui.open(try #require(URL(string: "recipes://settings")))
        #expect(ui.modals == ["sheet"])
        #expect(ui.pullDown())
        ui.open(try #require(URL(string: "https://recipes.example/recipes/3")))
        #expect(ui.modals == [] && ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("the quickstart can be navigated from code")
    func code() {
        let router = Router<Route>(schemes: ["recipes"], hosts: ["recipes.example"])
        router.navigate(to: .recipe(id: 4))  // shown as its `presentationType` says
        router.expect(NavigationState(path: [.recipe(id: 4)]))
        router.perform(.sequence([.dismissModal, .popToRoot, .push(.recipe(id: 5))]))  // one transition
        router.expect(NavigationState(path: [.recipe(id: 5)]))
        router.open("recipes://settings")
        router.expect(NavigationState().presenting(.settings, as: .sheet))
    }
}
