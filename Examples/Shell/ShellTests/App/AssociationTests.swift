import Foundation
import ShellApp
import Testing
import WaymarkAssociation

@Suite("The association files")
struct AssociationTests {
    static let appID = "ABCDE12345.example.shell"
    private let resolver: DefaultRouteResolver

    init() throws { resolver = try DefaultRouteResolver() }

    @Test("the Apple file claims every link of the app, and no other path")
    func coverage() throws {
        let file = try AppleAssociation(resolver.links, appIDs: [Self.appID])
        for host in DefaultRouteResolver.hosts {
            #expect(file.issues(comparedWith: resolver.links, host: host, for: Self.appID).isEmpty)
        }
        for path in ["/profile/user123", "/product/abc123/red", "/settings/notifications"] {
            #expect(file.apps(opening: "https://shell.app" + path) == [Self.appID], "\(path)")
        }
        for path in ["/shell.css", "/nowhere"] {
            #expect(file.apps(opening: "https://shell.app" + path).isEmpty, "\(path)")
        }
    }
}
