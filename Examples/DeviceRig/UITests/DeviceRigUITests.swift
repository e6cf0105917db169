import Foundation
import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

nonisolated final class DeviceRigUITests: XCTestCase {
    @MainActor func testSteps() async throws {
        var walk = RigWalk(XCUIApplication())
        await walk.run()
        let report = FileManager.default.temporaryDirectory.appending(path: "rig-report.txt")
        try walk.report.joined(separator: "\n").write(to: report, atomically: true, encoding: .utf8)
        print("The report is at \(report.path)")
        XCTAssertEqual(walk.missing, [])
    }
}
