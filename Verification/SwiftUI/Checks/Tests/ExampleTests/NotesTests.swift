@_spi(Evaluator) import SwiftUI
import Testing

@testable import NotesMain

@MainActor @Suite("Notes on screen")
struct NotesTests {
    @Test("A4: a stack that is bound to a feature's router follows it, and the router follows the user")
    func stack() {
        let ui = ViewHost(app: NotesApp())
        #expect(ui.title == "Notes")
        #expect(ui.tap("Buy flour and eggs"))
        #expect(ui.title == "Note")
        #expect(ui.tap("Versions"))
        #expect(ui.texts.filter { $0.hasPrefix("Buy") } == ["Buy flour", "Buy flour and eggs"])
        #expect(ui.depth == 2)
        ui.swipeBack()
        #expect(ui.title == "Note")
        ui.type("Buy rye flour", into: "New text")
        #expect(ui.tap("Save"))
        #expect(ui.texts.contains("Buy rye flour"))
        #expect(ui.tap("Versions"))
        #expect(ui.texts.filter { $0.hasPrefix("Buy") }.count == 3)
        ui.swipeBack()
        #expect(ui.tap("Delete"))
        #expect(ui.depth == 0)
        #expect(!ui.texts.contains("Buy rye flour"))
        #expect(ui.faults.isEmpty)
    }
    @Test("A1: each feature has a router of its own, and keeps its stack while the other one is shown")
    func features() {
        let ui = ViewHost(app: NotesApp())
        #expect(ui.tap("Return the atlas"))
        #expect(ui.select(tab: "tags"))
        #expect(ui.title == "Tags")
        #expect(ui.depth == 0)
        #expect(ui.tap("kitchen"))
        #expect(ui.title == "kitchen")
        #expect(ui.texts.contains("Descale the kettle") && !ui.texts.contains("Return the atlas"))
        #expect(ui.select(tab: "notes"))
        #expect(ui.title == "Note")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
}
