import AppKit
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// Tests of the adapter's code for macOS. They run only with the copy that `Verification/SwiftUI/run` creates.
@MainActor @Suite("On macOS")
struct MacTests {
    @Test("a full-screen cover is shown as a sheet, and the state keeps the requested presentation")
    func cover() {
        let shown = Shown()
        shown.then { $0.navigate(to: .gallery(1)) }
        #expect(shown.ui.modals == ["sheet"])
        #expect(shown.ui.texts.first == "Gallery 1")
        shown.router.expect(RouteState().presenting(.gallery(1), as: .fullScreen))
    }
    @Test("pulling down a sheet over a cover dismisses only the sheet")
    func pulledDown() {
        let shown = Shown(RouteState().presenting(.gallery(1), as: .fullScreen).presenting(.settings, as: .sheet))
        #expect(shown.ui.modals == ["sheet", "sheet"])
        #expect(shown.ui.pullDown())
        #expect(shown.ui.modals == ["sheet"])
        shown.router.expect(RouteState().presenting(.gallery(1), as: .fullScreen))
        #expect(shown.ui.pullDown())
        shown.router.expect(RouteState())
        #expect(shown.ui.faults.isEmpty)
    }
    @Test func `a sheet has a Close button, which dismisses it like a pull; a cover has its own`() {
        let shown = Shown(RouteState().presenting(.gallery(1), as: .fullScreen))
        #expect(shown.ui.control("Close") == nil)
        shown.then { $0.active.present(.settings, as: .sheet) }
        #expect(shown.ui.tap("Close"))
        #expect(shown.ui.modals == ["sheet"] && shown.router.records.last?.origin == .gesture)
    }
    @Test("a modal that replaces another waits until that one is gone")
    func swapped() {
        let shown = Shown(RouteState().presenting(.gallery(1), as: .fullScreen))
        shown.then { $0.perform(.replace(RouteState().presenting(.settings, as: .sheet))) }
        #expect(shown.ui.modals == ["sheet"])
        #expect(shown.ui.texts.first == "Settings")
        #expect(shown.ui.faults.isEmpty)
    }
}
