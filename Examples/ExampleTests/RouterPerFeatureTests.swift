import Foundation
@_spi(Evaluator) import SwiftUI
import Testing

@testable import RouterPerFeatureMain

@MainActor @Suite("A router per feature, on screen")
struct RouterPerFeatureTests {
    let ui = ViewHost(app: RouterPerFeatureApp())

    /// Returns true once a condition holds, or false if it doesn't hold within a minute. Waits, because the repository
    /// answers on another thread.
    private func eventually(_ condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        repeat {
            await ui.settleTasks()
            if condition() { return true }
        } while .now < deadline
        return false
    }
    private func tap(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) async {
        for label in labels {
            let isTapped = await eventually { ui.tap(label) }
            #expect(isTapped, "no \(label) among \(ui.texts)", sourceLocation: sourceLocation)
            await ui.settleTasks()
        }
    }
    private func expectTitle(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let isShown = await eventually { ui.title == title }
        #expect(isShown, "the title is \(ui.title ?? "nil")", sourceLocation: sourceLocation)
    }
    private func expectText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let isShown = await eventually { ui.texts.contains(text) }
        #expect(isShown, "no \(text) among \(ui.texts)", sourceLocation: sourceLocation)
    }

    @Test("selecting a character shows it, and a back swipe shows the list again")
    func tapsThroughAndBack() async {
        await expectTitle("Characters")
        await tap("Rick Sanchez")
        await expectTitle("Rick Sanchez")
        #expect(ui.texts.contains("Citadel of Ricks"))
        ui.swipeBack()
        await expectTitle("Characters")
        #expect(ui.depth == 0)
        #expect(ui.faults.isEmpty)
    }
    @Test("choosing a status pops the settings, and filters the list")
    func pops() async {
        await tap("Settings", "Unknown")
        #expect(ui.depth == 0)
        await expectText("Big Morty")
        #expect(!ui.texts.contains("Rick Sanchez"))
        #expect(ui.faults.isEmpty)
    }
    @Test("the All locations button pops to the root from two levels deep")
    func popsToRoot() async {
        #expect(ui.select(tab: AppTab.locations))
        await tap("Earth", "Residents")
        await expectText("Summer Smith")
        #expect(!ui.texts.contains("Rick Sanchez"))
        #expect(ui.depth == 2)
        await tap("All locations")
        await expectTitle("Locations")
        #expect(ui.depth == 0)
        #expect(ui.faults.isEmpty)
    }
    @Test("each feature keeps its own stack while the other one is shown")
    func featuresAreIndependent() async {
        await tap("Morty Smith")
        #expect(ui.select(tab: AppTab.locations))
        await expectTitle("Locations")
        #expect(ui.depth == 0)
        await tap("Abadango")
        await expectTitle("Abadango")
        #expect(ui.select(tab: AppTab.characters))
        await expectTitle("Morty Smith")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("a link selects its feature's tab, and changes only that feature's stack")
    func opensLinks() async throws {
        await tap("Rick Sanchez")
        ui.open(try #require(URL(string: "challenge://location/3/residents")))
        await expectText("Big Morty")
        #expect(ui.title == "Residents")
        #expect(ui.depth == 2)
        #expect(ui.select(tab: AppTab.characters))
        await expectTitle("Rick Sanchez")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("a link that leads nowhere leaves the stacks unchanged")
    func ignoresOtherLinks() async throws {
        await tap("Rick Sanchez")
        ui.open(try #require(URL(string: "challenge://nowhere")))
        await expectTitle("Rick Sanchez")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
}
