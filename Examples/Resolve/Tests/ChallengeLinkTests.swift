import ChallengeApp
import Testing
import Waymark
import WaymarkLinks

@testable import resolve

@Suite("The links of Challenge")
struct ChallengeLinkTests {
    let links = AppContainer().links

    @Test(
        "each form of a link resolves to its destination and state",
        arguments: [
            ("home", "home", [:], "/"),
            ("character/list", "character/list", [:], "/character"),
            ("character", "character/list", [:], "/character"),
            ("character/list?x=1", "character/list", [:], "/character"),
            ("character/detail?id=42", "character/detail", ["identifier": "42"], "/character/detail/42"),
            ("character/detail/42", "character/detail", ["identifier": "42"], "/character/detail/42"),
            (
                "character?status=dead&name=a%20b", "character/list", ["status": "dead", "name": "a b"],
                "/character?name=a%20b&status=dead"
            ),
            ("character/filter", "character/filter", [:], "/character?sheet=/character/filter"),
            (
                "character/detail/42/gallery", "character/gallery", ["identifier": "42"],
                "/character/detail/42?cover=/character/detail/42/gallery"
            ),
            ("episode/list", "episode/list", [:], "/episode/list"),
            ("episode", "episode/list", [:], "/episode/list"),
            ("episode/7", "episode/detail", ["identifier": "7"], "/episode/7"),
            ("location/3", "location/detail", ["identifier": "3"], "/location/3"),
            ("settings", "settings", [:], "/?sheet=/settings"),
            ("settings/about", "settings/about", [:], "/?sheet=/settings&push=/settings/about"),
            ("onboarding", "onboarding", [:], "/?cover=/onboarding"),
        ] as [(String, String, [String: String], String)])
    func resolved(_ path: String, _ destination: String, _ parameters: [String: String], _ state: String) throws {
        for link in ["challenge://" + path, "https://challenge.example/" + path, "CHALLENGE://" + path + "#x"] {
            let report = LinkReport(on: link, links)
            #expect(report.verdict == .accept && report.error == nil)
            #expect(report.destination == destination && report.parameters == parameters && report.state == state)
        }
        let shown = try links.destination(of: "challenge://" + path)
        let link = try #require(links.link(to: shown))
        #expect(try links.destination(of: link) == shown)
    }
    @Test(
        "an invalid link is refused with the reason",
        arguments: [
            "challenge://nowhere", "challenge://character/detail/x", "challenge://character/detail/042",
            "http://challenge.example/home",
            "https://evil.com/home", "challenge://character?status=sleeping",
            "challenge://character/detail?id=042", "challenge://character/detail", "challenge://", "",
            "challenge://home?sheet=/x",
        ])
    func refused(_ link: String) {
        let report = LinkReport(on: link, links)
        #expect(report.verdict == .reject && report.destination == nil && report.error?.isEmpty == false)
    }
    @Test("a report is one line of JSON with its keys in order")
    func json() {
        #expect(
            LinkReport(on: "challenge://character/detail/42", links).json
                == #"{"link":"challenge://character/detail/42","verdict":"accept","destination":"character/detail","parameters":{"identifier":"42"},"state":"/character/detail/42","error":null}"#
        )
        #expect(
            LinkReport(link: "a\n\"b", refusedFor: "x").json.hasPrefix(
                #"{"link":"a\n\"b","verdict":"reject","destination":null"#))
    }
    @Test func `a line is a JSON string, blank, or refused`() {
        #expect(LinkReport(onLine: #""challenge://home""#, links)?.destination == "home")
        #expect(LinkReport(onLine: " ", links) == nil)
        #expect(LinkReport(onLine: "challenge://home", links)?.error == "the line isn't a JSON string")
    }
}
