import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import XCUIAutomation

@testable import ChallengeMain
@testable import ChallengeUITests

@MainActor @Suite("The UI test of Challenge, on the evaluator's screen", .serialized)
struct WalkTests {
    @Test("every step of the walk finds its elements")
    func walk() async {
        XCUIApplication.screen = { _ in ViewHost(app: ChallengeMain()) }
        var walk = ChallengeWalk(XCUIApplication())
        await walk.run()
        #expect(walk.missing == [])
    }
    @Test("missing elements are listed")
    func otherApp() async {
        XCUIApplication.screen = { _ in ViewHost(Text("Characters")) }
        var walk = ChallengeWalk(XCUIApplication(), looks: 1)
        await walk.run()
        #expect(walk.missing.prefix(3) == ["Characters", "Rick Sanchez", "Rick Sanchez"])
        // plain texts can't be tapped
        #expect(walk.missing.filter { $0 == "Characters" }.count == 1)
    }
}
