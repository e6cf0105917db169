import ChallengeKit
import Foundation
import Testing
import Waymark
import WaymarkWeb

@testable import ChallengeWeb

@Suite("Picture pages")
struct GalleryPageTests {
    @Test("the first picture links only to the next one, and the last one only to the previous one")
    func lastNumber() async throws {
        let site = try ChallengeSite(
            tracker: SilentTracker(), security: WebSecurity(hosts: ["challenge.app"]), embedded: AnyCharacter())
        for (identifier, previous, next) in [(Int.max, true, false), (1, false, true)] {
            let page = await site.app.answer(
                WebRequest("GET", "/character/detail/\(identifier)/gallery", headers: ["host": "challenge.app"]))
            #expect(page.status == 200)
            #expect(page.text.contains(">Previous<") == previous && page.text.contains(">Next<") == next)
        }
    }
    /// A client that has a character for every identifier.
    nonisolated private struct AnyCharacter: APIClient {
        @MainActor var sourceName: String { "any" }
        func data(for request: APIRequest) async throws(APIError) -> Data {
            let id = request.path.split(separator: "/").last ?? "1"
            let place = #"{"name":"Earth","url":""}"#
            return Data(
                #"{"id":\#(id),"name":"Rick","status":"Alive","species":"Human","gender":"Male","origin":\#(place),"location":\#(place),"image":"","episode":[]}"#
                    .utf8)
        }
    }
}
