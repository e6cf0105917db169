import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import WaymarkSwiftUI
@_spi(Evaluator) import XCUIAutomation

@testable import DeviceRig
@testable import DeviceRigUITests

@MainActor @Suite("The device rig, on the evaluator's screen", .serialized)
struct RigTests {
    @Test("the rig's UI test finds every element that it needs")
    func walk() async {
        XCUIApplication.screen = { ViewHost(app: RigApp()) }
        var walk = RigWalk(XCUIApplication())
        await walk.run()
        #expect(walk.missing == [], Comment(rawValue: walk.report.joined(separator: "\n")))
    }
    @Test("the rig hides the selected tab, and shows all")
    func tabs() {
        let ui = ViewHost(app: RigApp())
        #expect(ui.minimizeBehavior == "onScrollDown")
        ui.tap("Hide this tab, or show all")
        #expect(ui.tabBar.map(\.title) == ["Columns", "Controllers", "Journal"])
        ui.tap("Hide this tab, or show all")
        #expect(ui.tabBar.count == 4 && ui.faults.isEmpty)
    }
    @Test("the journal lists SwiftUI's callbacks and the router's transitions with times, on screen and in a file")
    func journal() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
        defer { try? FileManager.default.removeItem(at: file) }
        let journal = Journal(file: file)
        let router = Router<Place>()
        journal.follow(router, "stack")
        let ui = ViewHost(
            NavigationContainer(router) { place in
                PageView(place: place, journal: journal, alerts: AlertPresenter())
            } root: {
                Text("Home")
            })
        router.navigate(to: .page(number: 1))
        ui.settle()
        ui.swipeBack()
        let told = journal.lines.map { $0.split(separator: "ms  ").last.map(String.init) ?? "" }
        #expect(
            told == [
                "stack: #1 navigate origin=code level=0 destination=place/page outcome=committed", "Page 1 appears",
                "stack: #2 pop origin=gesture level=0 outcome=committed", "Page 1 disappears",
            ])
        #expect(try String(contentsOf: file, encoding: .utf8) == journal.lines.joined(separator: "\n"))
        #expect(ViewHost(JournalView(journal: journal)).texts == journal.lines)
    }
}
