import Foundation
import ShellApp
import Testing
import WaymarkLinks

@Suite("The app target")
struct AppTargetTests {
    /// A property list beside the app target's source.
    private func list(_ name: String) throws -> [String: Any] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Apple").standardized
        let data = try Data(contentsOf: folder.appending(path: name))
        return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test("E10: its Info.plist names the app's schemes, its entitlements the app's hosts")
    func links() throws {
        let origins = try ShellLinks.origins()
        let types = try #require(list("Info.plist")["CFBundleURLTypes"] as? [[String: Any]])
        let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        #expect(Set(schemes) == Set(origins.schemes))
        let domains = try #require(
            list("Shell.entitlements")["com.apple.developer.associated-domains"] as? [String])
        let hosts = domains.filter { $0.hasPrefix("applinks:") }.map { String($0.dropFirst("applinks:".count)) }
        #expect(Set(hosts) == Set(origins.hosts))
    }
}
