import Foundation
import ShellApp
import Testing
import WaymarkAssociation

@Suite("The association files") struct AssociationTests {
    @Test func `the files have a rule for each screen with a link`() throws {
        let links = try DefaultRouteResolver().links
        let apple = try AppleAssociation(links, appIDs: ["ABCDE12345.example.shell"])
        let text = String(decoding: try apple.json(), as: UTF8.self)
        for path in ["/profile/?*", "/product/?*", "/settings/$("] { #expect(text.contains("\"\(path)"), "\(path)") }
    }
    @Test func `the manifest's filters have the app's hosts`() throws {
        let filters = AndroidAssociation.intentFilters(for: try DefaultRouteResolver().links)
        for host in DefaultRouteResolver.hosts { #expect(filters.contains("android:host=\"\(host)\"")) }
    }
}
