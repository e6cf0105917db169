import Foundation
@_spi(Evaluator) import SwiftUI
import Testing

@testable import RouterPerFeatureMain

@MainActor @Suite("A router per feature, on screen")
struct RouterPerFeatureTests {
    let ui = ViewHost(app: RouterPerFeatureApp())

    @Test("selecting a character shows it, and a back swipe shows the list again")
    func tapsThroughAndBack() async {
        await ui.expectTitle("Characters")
        await ui.tapEach("Rick Sanchez")
        await ui.expectTitle("Rick Sanchez")
        #expect(ui.texts.contains("Citadel of Ricks"))
        ui.swipeBack()
        await ui.expectTitle("Characters")
        #expect(ui.depth == 0)
        #expect(ui.faults.isEmpty)
    }
    @Test("choosing a status pops the settings, and filters the list")
    func pops() async {
        await ui.tapEach("Settings", "Unknown")
        #expect(ui.depth == 0)
        await ui.expectText("Big Morty")
        #expect(!ui.texts.contains("Rick Sanchez"))
        #expect(ui.faults.isEmpty)
    }
    @Test("the All locations button pops to the root from two levels deep")
    func popsToRoot() async {
        #expect(ui.select(tab: AppTab.locations))
        await ui.tapEach("Earth", "Residents")
        await ui.expectText("Summer Smith")
        #expect(!ui.texts.contains("Rick Sanchez"))
        #expect(ui.depth == 2)
        await ui.tapEach("All locations")
        await ui.expectTitle("Locations")
        #expect(ui.depth == 0)
        #expect(ui.faults.isEmpty)
    }
    @Test("each feature keeps its own stack while the other one is shown")
    func featuresAreIndependent() async {
        await ui.tapEach("Morty Smith")
        #expect(ui.select(tab: AppTab.locations))
        await ui.expectTitle("Locations")
        #expect(ui.depth == 0)
        await ui.tapEach("Abadango")
        await ui.expectTitle("Abadango")
        #expect(ui.select(tab: AppTab.characters))
        await ui.expectTitle("Morty Smith")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("a link selects its feature's tab, and changes only that feature's stack")
    func opensLinks() async throws {
        await ui.tapEach("Rick Sanchez")
        ui.open(try #require(URL(string: "challenge://location/3/residents")))
        await ui.expectText("Big Morty")
        #expect(ui.title == "Residents")
        #expect(ui.depth == 2)
        #expect(ui.select(tab: AppTab.characters))
        await ui.expectTitle("Rick Sanchez")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("a link that leads nowhere leaves the stacks unchanged")
    func ignoresOtherLinks() async throws {
        await ui.tapEach("Rick Sanchez")
        ui.open(try #require(URL(string: "challenge://nowhere")))
        await ui.expectTitle("Rick Sanchez")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
}
