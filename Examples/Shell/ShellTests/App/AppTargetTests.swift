import ExampleTesting
import Foundation
import ShellApp
import Testing
import WaymarkLinks

@Suite("The app target")
struct AppTargetTests {
    @Test("the Info.plist lists the app's schemes, and the entitlements its hosts")
    func links() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Apple").standardized
        let target = AppTarget(folder: folder)
        #expect(try target.schemes() == Set(DefaultRouteResolver.schemes))
        #expect(try target.hosts(entitlements: "Shell.entitlements") == Set(DefaultRouteResolver.hosts))
        #expect(!DefaultRouteResolver.schemes.isEmpty && !DefaultRouteResolver.hosts.isEmpty)
    }
}
