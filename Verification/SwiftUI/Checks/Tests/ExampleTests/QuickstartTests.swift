import Foundation
@_spi(Evaluator) import SwiftUI
import Testing

@testable import Quickstart

@MainActor @Suite("The quickstart on screen")
struct QuickstartTests {
    @Test("it pushes, presents, goes back and opens links")
    func works() throws {
        let ui = ViewHost(app: QuickstartApp())
        #expect(ui.title == "Recipes")
        #expect(ui.tap("Recipe 2"))
        #expect(ui.title == "Recipe 2")
        ui.swipeBack()
        #expect(ui.tap("Settings"))
        #expect(ui.modals == ["sheet"])
        #expect(ui.tap("About"))
        ui.swipeBack()
        #expect(ui.tap("Done"))
        #expect(ui.modals == [])
        ui.open(try #require(URL(string: "quickstart://recipes/3")))
        #expect(ui.title == "Recipe 3")
        ui.open(try #require(URL(string: "https://quickstart.example/settings/about")))
        #expect(ui.modals == ["sheet"])
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
}
