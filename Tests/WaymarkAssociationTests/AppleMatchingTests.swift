import Foundation
import Testing

@testable import WaymarkAssociation

@Suite("Matching of an apple-app-site-association file")
struct AppleMatchingTests {
    private func verdict(
        _ components: [AppleAssociation.Component], _ url: String,
        defaults: AppleAssociation.Defaults? = nil, own: AppleAssociation.Defaults? = nil,
        variables: [String: [String]]? = nil
    ) -> AppleAssociation.Verdict {
        AppleAssociation(
            applinks: .init(
                details: [.init(appIDs: ["ABCDE12345.com.example.app"], components: components, defaults: own)],
                defaults: defaults, substitutionVariables: variables)
        ).verdict(on: url, for: "ABCDE12345.com.example.app")
    }

    @Test(
        "a path pattern matches the whole path; repeated and final slashes don't count",
        arguments: [
            ("*", "/", true), ("*", "/a/b", true), ("/a", "/a", true), ("/a", "/a/b", false), ("/a", "/ab", false),
            ("a", "/a", true), ("/a/*", "/a/b", true), ("/a/*", "/a/b/c", true), ("/a/*", "/a/", true),
            ("/a/*", "/a", true), ("/a/*", "/ab", false), ("/a/?*", "/a/", false), ("/a/?*", "/a/b", true),
            ("/a/?*", "/a", false), ("/a/??", "/a/bc", true), ("/a/??", "/a/b", false), ("/a//b", "/a/b", true),
            ("/a/b", "/a///b", true), ("/*/b", "/x/y/b", true), ("/a*z", "/abcz", true), ("/a*z", "/abczy", false),
            ("/A", "/a", false), ("/caf%C3%A9", "/caf%C3%A9", true), ("", "/", true), ("/", "/a", false),
            ("/buy", "/buy/", true), ("/buy/", "/buy", true),
            ("/buy/", "/buy/", true), ("/id/????", "/id/481", false), ("/id/???", "/id/481/", true),
            ("/id/????", "/id/481/", false), ("/buy/*", "/buy/", true), ("/buy/?*", "/buy//", false),
        ])
    func paths(pattern: String, path: String, isClaimed: Bool) {
        #expect(verdict([.init(path: pattern)], "https://shell.app" + path).isClaimed == isClaimed)
        #expect(verdict([.init(path: pattern)], path).isClaimed == isClaimed)
    }
    @Test(
        "each item of a query pattern has to match all values of its name; an absent item counts as empty",
        arguments: [
            (["id": "?*"], "/a?id=1", true), (["id": "?*"], "/a", false), (["id": "?*"], "/a?id=", false),
            (["id": "*"], "/a", true), (["id": ""], "/a", true), (["id": "?"], "/a?id=1&id=22", false),
            (["id": "?*"], "/a?id=1&id=22", true), (["id": "1", "x": "2"], "/a?x=2&y=3&id=1", true),
            (["id": "1", "x": "2"], "/a?id=1", false), (["id": "????"], "/a?id=1234", true),
            (["id": "?*"], "/a?ID=1", false),
        ] as [([String: String], String, Bool)])
    func queries(items: [String: String], path: String, isClaimed: Bool) {
        #expect(verdict([.init(path: "/a", query: .items(items))], path).isClaimed == isClaimed)
    }
    @Test("one pattern can match the whole query, and one the fragment")
    func wholes() {
        #expect(verdict([.init(query: .whole("a=*"))], "/x?a=1&b=2").isClaimed)
        #expect(!verdict([.init(query: .whole("a=*"))], "/x?b=2").isClaimed)
        #expect(verdict([.init(fragment: "no_*")], "/x#no_links").isClaimed)
        #expect(!verdict([.init(fragment: "no_*")], "/x").isClaimed)
    }
    @Test(
        "patterns can use the file's own variables and the eight predefined ones",
        arguments: [
            ("$(food)", "burrito", true), ("$(food)", "taco-x", true), ("$(food)", "soup", false),
            ("x$(digit)", "x7", true),
            ("$(digit)", "77", false), ("$(alpha)", "Q", true), ("$(alpha)", "7", false), ("$(upper)", "q", false),
            ("$(lower)", "q", true), ("$(alnum)", "7", true), ("$(xdigit)", "f", true), ("$(xdigit)", "g", false),
            ("$(region)", "DE", true), ("$(region)", "de", false), ("$(lang)", "de", true),
            ("$(lang)-$(region)", "pt-BR", true),
            ("$(nothing)", "x", false), ("$(", "$(", true),
        ])
    func variables(pattern: String, text: String, isClaimed: Bool) {
        let variables = ["food": ["burrito", "taco*"]]
        #expect(verdict([.init(path: "/" + pattern)], "/" + text, variables: variables).isClaimed == isClaimed)
    }
    @Test(
        "case sensitivity is set by a component, its detail or applinks, in that order; a component sets its encoding")
    func inheritance() {
        let rule = AppleAssociation.Component(path: "/A")
        var own = rule
        own.caseSensitive = true
        let loose = AppleAssociation.Defaults(caseSensitive: false)
        let strict = AppleAssociation.Defaults(caseSensitive: true)
        #expect(!verdict([rule], "/a").isClaimed)
        #expect(verdict([rule], "/a", defaults: loose).isClaimed)
        #expect(!verdict([rule], "/a", defaults: loose, own: strict).isClaimed)
        #expect(verdict([rule], "/a", defaults: strict, own: loose).isClaimed)
        #expect(!verdict([own], "/a", defaults: loose, own: loose).isClaimed)
        let plain = AppleAssociation.Component(path: "/café", percentEncoded: false)
        #expect(verdict([plain], "/caf%C3%A9").isClaimed)
        #expect(!verdict([.init(path: "/café")], "/caf%C3%A9").isClaimed)
    }
    @Test("the first rule that matches wins, and an excluded link isn't opened")
    func order() {
        let excluded = AppleAssociation.Component(path: "/a/b", exclude: true)
        let claimed = AppleAssociation.Component(path: "/a/*")
        #expect(verdict([excluded, claimed], "/a/b") == .excluded(excluded))
        #expect(verdict([excluded, claimed], "/a/c").isClaimed)
        #expect(verdict([claimed, excluded], "/a/b").isClaimed)
        #expect(verdict([], "/a") == .unclaimed)
        let file = AppleAssociation(
            applinks: .init(details: [
                .init(appIDs: ["ABCDE12345.one"], components: [.init(path: "/a/*")]),
                .init(appIDs: ["ABCDE12345.two"], components: [.init(path: "*")]),
            ]))
        #expect(file.verdict(on: "/b", for: "ABCDE12345.two") == .claimed(.init(path: "*")))
        #expect(file.verdict(on: "/b", for: "ABCDE12345.one") == .unclaimed)
    }
    @Test("a pattern with many stars doesn't backtrack exponentially")
    func noBlowUp() {
        let pattern = String(repeating: "*a", count: 60) + "b"
        #expect(!verdict([.init(path: pattern)], "/" + String(repeating: "a", count: 400)).isClaimed)
    }
    @Test("an apple-app-site-association file round-trips; malformed JSON and an oversized file are refused")
    func json() throws {
        let text = ##"""
            {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[
            {"/":"/help/*","?":{"articleNumber":"????"},"comment":"help"},{"?":"a=*","#":"x","exclude":true}]}],
            "substitutionVariables":{"food":["burrito"]}}}
            """##
        let file = try AppleAssociation(json: Data(text.utf8))
        #expect(file.applinks?.details[0].components[0].query == .items(["articleNumber": "????"]))
        #expect(try AppleAssociation(json: file.json()) == file)
        #expect(throws: AssociationIssue(.notJSON)) {
            try AppleAssociation(json: Data("{".utf8))
        }
        let large = AppleAssociation(
            applinks: .init(details: [
                .init(
                    appIDs: ["ABCDE12345.one"],
                    components: (0..<3_000).map { .init(path: "/a-long-path-of-fifty-bytes-or-so/number/\($0)") })
            ]))
        #expect(throws: AssociationIssue.self) { try large.json() }
    }
}
