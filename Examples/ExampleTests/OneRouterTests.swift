import Foundation
@_spi(Evaluator) import SwiftUI
import Testing

@testable import OneRouterMain

@MainActor @Suite("OneRouter on screen")
struct OneRouterTests {
    let ui = ViewHost(app: OneRouterMain())

    private func open(_ link: String) async throws {
        ui.open(try #require(URL(string: link)))
        await ui.settleTasks()
    }

    @Test("screens of three features are pushed above home, on one stack, and Back pops the last one")
    func push() async {
        #expect(ui.title == "Home")
        await ui.tapEach("Characters", "Rick Sanchez", "Citadel of Ricks", "Morty Smith", "Episode 2")
        #expect(ui.depth == 5)
        await ui.expectText("Lawnmower Dog")
        #expect(ui.swipeBack())
        #expect(ui.title == "Character")
        await ui.expectText("Morty Smith")
        #expect(ui.faults.isEmpty)
    }
    @Test("the filter sheet's result is applied to the list that presented it")
    func sheetContainer() async {
        await ui.tapEach("Characters", "Filter")
        #expect(ui.modals == ["sheet"])
        await ui.tapEach("Unknown")
        #expect(ui.modals == [])
        await ui.expectText("Big Morty")
        #expect(!ui.texts.contains("Rick Sanchez"))
        #expect(ui.faults.isEmpty)
    }
    @Test("a filter that is pulled down leaves the list unchanged")
    func pulledDown() async {
        await ui.tapEach("Characters", "Filter")
        #expect(ui.pullDown())
        await ui.expectText("Rick Sanchez")
        #expect(ui.faults.isEmpty)
    }
    @Test("the pictures cover the character, and Close dismisses the cover")
    func fullScreenContainer() async {
        await ui.tapEach("Characters", "Rick Sanchez", "Pictures")
        #expect(ui.modals == ["cover"])
        await ui.expectText("Pictures of Rick Sanchez")
        await ui.tapEach("Close")
        #expect(ui.modals == [])
        #expect(ui.title == "Character")
        #expect(ui.faults.isEmpty)
    }
    @Test("a cover over a sheet belongs to the sheet, and closing it leaves the sheet open")
    func coverOverSheet() async {
        await ui.tapEach("Settings", "Introduction")
        #expect(ui.modals == ["sheet", "cover"])
        await ui.tapEach("Start")
        #expect(ui.modals == ["sheet"])
        await ui.tapEach("Close")
        #expect(ui.modals == [])
        #expect(ui.title == "Home")
        #expect(ui.faults.isEmpty)
    }
    @Test("a link is pushed on the ground level while no modal is open")
    func linkOnTheGround() async throws {
        try await open("challenge://character/42")
        await ui.expectText("Big Morty")
        #expect(ui.modals == [])
        #expect(ui.faults.isEmpty)
    }
    @Test("a link is pushed inside the open sheet")
    func linkInSheet() async throws {
        await ui.tapEach("Settings")
        try await open("challenge://episode/1")
        #expect(ui.modals == ["sheet"])
        await ui.expectText("Pilot")
        #expect(ui.swipeBack())
        #expect(ui.title == "Settings")
        #expect(ui.faults.isEmpty)
    }
    @Test("a link that leads nowhere changes nothing")
    func refusedLink() async throws {
        await ui.tapEach("Characters")
        try await open("challenge://location/list")
        #expect(ui.title == "Characters")
        #expect(ui.faults.isEmpty)
    }
}
