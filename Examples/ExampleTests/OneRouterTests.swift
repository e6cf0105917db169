import Foundation
@_spi(Evaluator) import SwiftUI
import Testing

@testable import OneRouterMain

@MainActor @Suite("OneRouter on screen")
struct OneRouterTests {
    let ui = ViewHost(app: OneRouterMain())

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
    private func expectText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let isShown = await eventually { ui.texts.contains(text) }
        #expect(isShown, "no \(text) among \(ui.texts)", sourceLocation: sourceLocation)
    }
    private func open(_ link: String) async throws {
        ui.open(try #require(URL(string: link)))
        await ui.settleTasks()
    }

    @Test("screens of three features are pushed above home, on one stack, and Back pops the last one")
    func push() async {
        #expect(ui.title == "Home")
        await tap("Characters", "Rick Sanchez", "Citadel of Ricks", "Morty Smith", "Episode 2")
        #expect(ui.depth == 5)
        await expectText("Lawnmower Dog")
        #expect(ui.swipeBack())
        #expect(ui.title == "Character")
        await expectText("Morty Smith")
        #expect(ui.faults.isEmpty)
    }
    @Test("the filter sheet's result is applied to the list that presented it")
    func sheet() async {
        await tap("Characters", "Filter")
        #expect(ui.modals == ["sheet"])
        await tap("Unknown")
        #expect(ui.modals == [])
        await expectText("Big Morty")
        #expect(!ui.texts.contains("Rick Sanchez"))
        #expect(ui.faults.isEmpty)
    }
    @Test("a filter that is pulled down leaves the list unchanged")
    func pulledDown() async {
        await tap("Characters", "Filter")
        #expect(ui.pullDown())
        await expectText("Rick Sanchez")
        #expect(ui.faults.isEmpty)
    }
    @Test("the pictures cover the character, and Close dismisses the cover")
    func cover() async {
        await tap("Characters", "Rick Sanchez", "Pictures")
        #expect(ui.modals == ["cover"])
        await expectText("Pictures of Rick Sanchez")
        await tap("Close")
        #expect(ui.modals == [])
        #expect(ui.title == "Character")
        #expect(ui.faults.isEmpty)
    }
    @Test("a cover over a sheet belongs to the sheet, and closing it leaves the sheet open")
    func coverOverSheet() async {
        await tap("Settings", "Introduction")
        #expect(ui.modals == ["sheet", "cover"])
        await tap("Start")
        #expect(ui.modals == ["sheet"])
        await tap("Close")
        #expect(ui.modals == [])
        #expect(ui.title == "Home")
        #expect(ui.faults.isEmpty)
    }
    @Test("a link is pushed on the ground level while no modal is open")
    func linkOnTheGround() async throws {
        try await open("challenge://character/42")
        await expectText("Big Morty")
        #expect(ui.modals == [])
        #expect(ui.faults.isEmpty)
    }
    @Test("a link is pushed inside the open sheet")
    func linkInSheet() async throws {
        await tap("Settings")
        try await open("challenge://episode/1")
        #expect(ui.modals == ["sheet"])
        await expectText("Pilot")
        #expect(ui.swipeBack())
        #expect(ui.title == "Settings")
        #expect(ui.faults.isEmpty)
    }
    @Test("a link that leads nowhere changes nothing")
    func refusedLink() async throws {
        await tap("Characters")
        try await open("challenge://location/list")
        #expect(ui.title == "Characters")
        #expect(ui.faults.isEmpty)
    }
}
