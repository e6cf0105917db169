import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

nonisolated final class ChallengeUITests: XCTestCase {
    @MainActor func testWalk() async {
        var walk = ChallengeWalk(XCUIApplication())
        await walk.run()
        XCTAssertEqual(walk.missing, [])
    }
}
