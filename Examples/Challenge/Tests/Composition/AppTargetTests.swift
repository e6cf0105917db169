import ChallengeApp
import ExampleTesting
import Foundation
import Testing
import WaymarkLinks

@Suite("The app target")
struct AppTargetTests {
    @Test("E10: its Info.plist names the app's schemes, its entitlements the app's hosts")
    func links() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Apple").standardized
        let target = AppTarget(folder: folder)
        let origins = try AppLinks.origins()
        #expect(try target.schemes() == Set(origins.schemes))
        #expect(try target.hosts(entitlements: "Challenge.entitlements") == Set(origins.hosts))
        #expect(!origins.schemes.isEmpty && !origins.hosts.isEmpty)
    }
}
