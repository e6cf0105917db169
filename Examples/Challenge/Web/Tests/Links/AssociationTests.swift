import ChallengeApp
import ChallengeWeb
import Foundation
import Testing
import Waymark
import WaymarkAssociation
import WaymarkWeb

@Suite("The association files")
struct AssociationTests {
    @Test("the Apple file claims every link of the app, and no other path")
    func coverage() throws {
        let links = try ChallengeLinks.links()
        let file = try AppAssociations.apple(links)
        #expect(file.issues(comparedWith: links, host: AppLinks.hosts[0], for: AppAssociations.appID).isEmpty)
        #expect(AppleAssociation.issues(in: try file.json()).isEmpty)
        for path in ["/", "/character/detail/1/gallery/2", "/pictures/1.svg", "/healthz"] {
            #expect(file.apps(opening: "https://challenge.example" + path).isEmpty, "\(path)")
        }
    }
    @Test(
        "the site serves the files as JSON, without a redirect",
        arguments: ["/.well-known/apple-app-site-association", "/.well-known/assetlinks.json"])
    func served(path: String) async throws {
        let web = try ChallengeSite(tracker: SilentTracker(), security: .loopback(port: 1))
        let answer = await web.app.answer(WebRequest("GET", path, headers: ["host": "localhost:1"]))
        #expect(answer.status == 200)
        #expect(answer.headers.contains { $0.name == "content-type" && $0.value == "application/json" })
        #expect((try? JSONSerialization.jsonObject(with: Data(answer.body))) != nil)
    }
}
