import Foundation
@_spi(Evaluator) import SwiftUI
import Testing

@testable import RouterPerFeatureMain

@MainActor @Suite("A router per feature, on screen")
struct RouterPerFeatureTests {
    private func show() async -> ViewHost {
        let ui = ViewHost(app: RouterPerFeatureApp())
        await ui.settleTasks()
        return ui
    }
    private func tap(_ ui: ViewHost, _ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) async {
        for label in labels {
            #expect(ui.tap(label), "no \(label) among \(ui.texts)", sourceLocation: sourceLocation)
            await ui.settleTasks()
        }
    }

    @Test("selecting a character shows it, and a back swipe shows the list again")
    func tapsThroughAndBack() async {
        let ui = await show()
        #expect(ui.title == "Characters")
        await tap(ui, "Rick Sanchez")
        #expect(ui.title == "Rick Sanchez")
        #expect(ui.texts.contains("Last seen: Citadel of Ricks"))
        ui.swipeBack()
        await ui.settleTasks()
        #expect(ui.title == "Characters")
        #expect(ui.depth == 0)
        #expect(ui.faults.isEmpty)
    }
    @Test("choosing a status pops the settings, and the list follows")
    func pops() async {
        let ui = await show()
        await tap(ui, "Settings", "Unknown")
        #expect(ui.depth == 0)
        #expect(ui.texts.contains("Big Morty") && !ui.texts.contains("Rick Sanchez"))
        #expect(ui.faults.isEmpty)
    }
    @Test("going to all locations pops to the root")
    func popsToRoot() async {
        let ui = await show()
        #expect(ui.select(tab: AppTab.locations))
        await ui.settleTasks()
        await tap(ui, "Earth", "Residents")
        #expect(ui.title == "Residents")
        #expect(ui.texts.contains("Summer Smith") && !ui.texts.contains("Rick Sanchez"))
        #expect(ui.depth == 2)
        await tap(ui, "All locations")
        #expect(ui.title == "Locations")
        #expect(ui.depth == 0)
        #expect(ui.faults.isEmpty)
    }
    @Test("each feature keeps its own stack while the other one is shown")
    func featuresAreIndependent() async {
        let ui = await show()
        await tap(ui, "Morty Smith")
        #expect(ui.select(tab: AppTab.locations))
        await ui.settleTasks()
        #expect(ui.title == "Locations")
        #expect(ui.depth == 0)
        await tap(ui, "Abadango")
        #expect(ui.title == "Abadango")
        #expect(ui.select(tab: AppTab.characters))
        #expect(ui.title == "Morty Smith")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("a link selects its feature's tab, and only that feature's stack changes")
    func opensLinks() async throws {
        let ui = await show()
        await tap(ui, "Rick Sanchez")
        ui.open(try #require(URL(string: "challenge://location/3/residents")))
        await ui.settleTasks()
        #expect(ui.title == "Residents")
        #expect(ui.depth == 2)
        #expect(ui.select(tab: AppTab.characters))
        #expect(ui.title == "Rick Sanchez")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("a link that leads nowhere leaves the stacks as they are")
    func ignoresOtherLinks() async throws {
        let ui = await show()
        await tap(ui, "Rick Sanchez")
        ui.open(try #require(URL(string: "challenge://nowhere")))
        await ui.settleTasks()
        #expect(ui.title == "Rick Sanchez")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
}
