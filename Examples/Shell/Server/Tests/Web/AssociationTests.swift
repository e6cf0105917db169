import Foundation
import ShellApp
import Testing
import Waymark
import WaymarkAssociation
import WaymarkTesting
import WaymarkWeb

@testable import ShellServer

@Suite("The association files")
struct AssociationTests {
    let web: ShellWeb

    init() throws { web = try ShellWeb(accounts: MemoryAccounts(), security: WebSecurity(hosts: ["shell.app"])) }

    @Test("the Apple file claims every link of the app, and no other path")
    func coverage() throws {
        let file = try AppAssociations.apple(web.links)
        for host in DefaultRouteResolver.hosts {
            #expect(file.issues(comparedWith: web.links, host: host, for: AppAssociations.appID).isEmpty)
        }
        #expect(AppleAssociation.issues(in: try file.json()).isEmpty)
        for path in ["/profile/user123", "/product/abc123/red", "/settings/notifications"] {
            #expect(file.apps(opening: "https://shell.app" + path) == [AppAssociations.appID], "\(path)")
        }
        for path in ["/shell.css", "/healthz", "/nowhere"] {
            #expect(file.apps(opening: "https://shell.app" + path).isEmpty, "\(path)")
        }
    }
    @Test(
        "the site serves the files as JSON, without a session and without a redirect",
        arguments: ["/.well-known/apple-app-site-association", "/.well-known/assetlinks.json"])
    func served(path: String) async throws {
        let answer = await web.app.answer(WebRequest("GET", path, headers: ["host": "shell.app"]))
        #expect(answer.status == 200)
        #expect(answer.headers.contains { $0.name == "content-type" && $0.value == "application/json" })
        #expect((try? JSONSerialization.jsonObject(with: Data(answer.body))) != nil)
    }
}
