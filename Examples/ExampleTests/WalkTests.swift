import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import XCUIAutomation

@testable import ChallengeMain
@testable import ChallengeUITests
@testable import DeviceRig
@testable import DeviceRigUITests

@MainActor @Suite("The UI tests, on the evaluator's screen", .serialized)
struct WalkTests {
    @Test("every step of the walk through Challenge finds its elements")
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
    @Test("the evaluator does what its record says", .timeLimit(.minutes(5)))
    func record() async throws {
        XCUIApplication.screen = { arguments in
            let probe = arguments.first.flatMap(Probe.init)
            return probe.map { ViewHost(ProbeView(probe: $0), isCompact: true) }
                ?? ViewHost(app: RigApp(), isCompact: true)
        }
        let kept = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Verification/SwiftUI/record.json")
        let expected = try String(contentsOf: kept, encoding: .utf8)
        let record = try await RigWalk(XCUIApplication(), looks: 200, pause: .zero).record(as: "the evaluator").write()
        #expect(record == expected, "with RIG_RECORD=\(kept.standardized.path), this test writes the record again")
    }
}
