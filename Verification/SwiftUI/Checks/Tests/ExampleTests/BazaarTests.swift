import Foundation
@_spi(Evaluator) import SwiftUI
import Testing

@testable import BazaarMain

@MainActor @Suite("Bazaar on screen")
struct BazaarTests {
    @Test("M1, M3: a push, a sheet and a cover with stacks of their own, each wired to the router of its level")
    func levels() {
        let ui = ViewHost(app: BazaarMain())
        #expect(ui.title == "Bazaar")
        #expect(ui.tap("Rug"))
        #expect(ui.title == "Rug")
        #expect(ui.tap("Buy"))
        #expect(ui.modals == ["sheet"])
        #expect(ui.texts.contains("Rug"))
        #expect(ui.tap("Check out"))
        #expect(ui.modals == ["sheet", "cover"])
        #expect(ui.tap("Cancel"))
        #expect(ui.modals == ["sheet"])
        #expect(ui.tap("Check out"))
        #expect(ui.tap("Pay"))
        #expect(ui.modals == ["sheet"])
        #expect(ui.texts == ["Order 1: Rug"])
        #expect(ui.pullDown())
        #expect(ui.title == "Rug")
        #expect(ui.faults.isEmpty)
    }
    @Test("M6: a link is shown on the active level: in the stack, and in the sheet once that is open")
    func links() throws {
        let ui = ViewHost(app: BazaarMain())
        ui.open(try #require(URL(string: "bazaar://product/1")))
        #expect(ui.title == "Lantern")
        #expect(ui.modals == [])
        #expect(ui.tap("Buy"))
        ui.open(try #require(URL(string: "https://bazaar.example/product/3")))
        #expect(ui.modals == ["sheet"])
        #expect(ui.title == "Tea glass")
        #expect(ui.faults.isEmpty)
    }
}
