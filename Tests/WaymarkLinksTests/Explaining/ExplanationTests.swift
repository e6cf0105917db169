import Testing
import WaymarkLinks

@Suite("Explanations of links")
struct ExplanationTests {
    private func explain(_ link: String) throws -> LinkExplanation { try ShellRoute.resolver.explain(link) }

    @Test("an explanation lists every pattern, with the first reason for its refusal")
    func candidates() throws {
        let explanation = try explain("shell://character/42/edit")
        #expect(explanation.error?.kind == .unknownRoute(offset: 8))
        #expect(explanation.candidates.count == 13)
        func expect(_ pattern: LinkPattern, fails segment: Int, _ reason: String) {
            let candidate = explanation.candidates.first { $0.pattern == pattern }
            #expect(candidate?.segment == segment && candidate?.reason == reason)
        }
        expect("/home", fails: 1, "segment 1 is 'character', expected 'home'")
        expect("/character/list", fails: 2, "segment 2 is '42', expected 'list'")
        expect("/character/{id}", fails: 3, "3 segments, expected 2")
    }
    @Test("the refusal of a link that is too short for a pattern says how many segments the pattern requires")
    func optional() throws {
        let route = LinkRoute<Int>("/year/month/{day?}") { (day: Int?) in
            day ?? 0
        } values: {
            .some($0)
        }
        let resolver = try LinkResolver(Links([route]), origins: LinkOrigins(hosts: ["shell.app"]))
        let reasons = resolver.explain("https://shell.app/year").candidates.map(\.reason)
        #expect(reasons == ["1 segment, expected 2"])
    }
    @Test("the explanation names a refused parameter")
    func parameter() throws {
        let explanation = try explain("shell://episode/first")
        #expect(explanation.matched == "/episode/{id}")
        let candidate = try #require(explanation.candidates.first { $0.pattern == "/episode/{id}" })
        #expect(
            "\(candidate)"
                == "/episode/{id} (ShellRoute): parameter 'id': expected a whole number without a sign or leading zeros"
        )
    }
    @Test("the refusal of a pattern that matches but isn't chosen names the chosen one")
    func beaten() throws {
        let explanation = try explain("shell://episode/list")
        #expect(explanation.error == nil)
        #expect(
            explanation.candidates.first { $0.pattern == "/episode/{id}" }?.reason
                == "matches too, but /episode/list is more specific")
    }
    @Test("a link that the policy refuses has no candidates")
    func policy() throws {
        let explanation = try explain("http://shell.app/home")
        #expect(explanation.candidates.isEmpty && explanation.error?.kind == .schemeNotAllowed)
        #expect("\(explanation)" == "refused: the scheme is neither https nor one of the app's own")
    }
    @Test("every refusal is rendered as one line", arguments: ConformanceTests.rows)
    func oneLine(_ row: ConformanceTests.Row) throws {
        for candidate in try explain(row.url).candidates {
            #expect(!"\(candidate)".utf8.contains { $0 < 0x20 })
        }
    }
}
