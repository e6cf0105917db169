import ExampleTesting
import Foundation
import ShellApp
import Testing
import WaymarkLinks

@Suite("The app target")
struct AppTargetTests {
    @Test("its Info.plist names the app's schemes, its entitlements the app's hosts")
    func links() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Apple").standardized
        let target = AppTarget(folder: folder)
        #expect(try target.schemes() == Set(DefaultRouteResolver.schemes))
        #expect(try target.hosts(entitlements: "Shell.entitlements") == Set(DefaultRouteResolver.hosts))
        #expect(!DefaultRouteResolver.schemes.isEmpty && !DefaultRouteResolver.hosts.isEmpty)
    }
}
