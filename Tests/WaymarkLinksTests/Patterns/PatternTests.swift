import Testing
import WaymarkLinks

@Suite("Patterns")
struct PatternTests {
    private func build(_ link: LinkRoute<Int>...) -> LinkSetupError? {
        do throws(LinkSetupError) {
            _ = try LinkResolver(Links(link))
            return nil
        } catch { return error }
    }
    private func link(_ pattern: LinkPattern) -> LinkRoute<Int> { LinkRoute(pattern, to: 0) }

    @Test(
        "the error of a malformed pattern names the problem and its column",
        arguments: [
            ("home", 1, LinkPatternProblem.leadingSlash),
            ("", 1, .leadingSlash),
            ("/a//b", 4, .emptySegment),
            ("/a/", 4, .emptySegment),
            ("/a ", 3, .illegalCharacter(" ")),
            ("/ a", 2, .illegalCharacter(" ")),
            ("/é\u{200B}", 3, .illegalCharacter("\u{200B}")),
            ("/caf%C3%A9", 5, .illegalCharacter("%")),
            ("/a\\b", 3, .illegalCharacter("\\")),
            ("/a/../b", 4, .dotSegment),
            ("/{a?}/b", 7, .optionalNotLast),
            ("/{a?}/{b}", 7, .optionalNotLast),
            ("/{a?}/{b...}", 7, .optionalNotLast),
            ("/{a...}/b", 9, .restNotLast),
            ("/{a}{b}", 5, .illegalCharacter("{")),
            ("/a{b}", 3, .illegalCharacter("{")),
            ("/{a}/{a}", 7, .nameTwice("a")),
            ("/{", 3, .expected("a name")),
            ("/{1}", 3, .expected("a name")),
            ("/{a", 4, .expected("}")),
            ("/a?b", 5, .expected("=")),
            ("/a?b=c", 6, .expected("{")),
            ("/a?b={c}&b={d}", 10, .keyTwice("b")),
            ("/a?sheet={c}", 4, .reservedKey("sheet")),
            ("/a#b", 3, .illegalCharacter("#")),
            ("/1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17", 41, .tooManySegments),
        ])
    func malformed(_ text: String, _ column: Int, _ problem: LinkPatternProblem) {
        let error = build(link(LinkPattern(text)))
        #expect(error == .malformedPattern("'\(text)' of Int, column \(column): \(problem)"))
    }

    @Test(
        "two patterns of one shape are ambiguous, and the error names both",
        arguments: [
            ("/a", "/a"), ("/settings", "/settings/{x?}"), ("/settings/{x}", "/settings/{y?}"),
            ("/f/{x...}", "/f/{y...}"), ("/a?x={x}", "/a?y={y}"),
        ])
    func ambiguous(_ one: String, _ other: String) {
        let error = #expect(throws: LinkSetupError.self) { try LinkResolver(RawDestination.links([one, other])) }
        #expect(
            error.map { "\($0)" }
                == "'\(other)' of RawDestination matches the same paths as '\(one)' of RawDestination: remove one of them"
        )
    }

    @Test("first segments that differ only in case are refused")
    func caseOfFirstSegments() {
        #expect(
            build(link("/Home"), link("/home")).map { "\($0)" }
                == "the first segments of '/Home' of Int and '/home' of Int differ only by case, which custom schemes ignore"
        )
    }
    @Test("a link's values must fit its placeholders in number and arity")
    func arity() {
        #expect(
            "\(build(link("/a/{x}")) as LinkSetupError?)"
                .contains("'/a/{x}' of Int has 1 placeholders, but its link has 0 values"))
        let optional = LinkRoute<Int>("/a/{x}") { (_: Int?) in
            0
        } values: {
            .some($0)
        }
        #expect(
            build(optional).map { "\($0)" } == "'/a/{x}' of Int: '{x}' is filled by Optional<Int>, which needs '{x?}'")
        let plain = LinkRoute<Int>("/a/{x...}") { (_: Int) in
            0
        } values: {
            $0
        }
        #expect(build(plain).map { "\($0)" } == "'/a/{x...}' of Int: '{x...}' is filled by Int, which needs '{x}'")
    }
    @Test("the patterns of one link must have the same placeholders")
    func differentPlaceholders() {
        let link = LinkRoute<Int>("/a/{x}", "/b/{y}") { (x: Int) in
            x
        } values: {
            $0
        }
        #expect(
            build(link).map { "\($0)" }
                == "'/b/{y}' of Int has the placeholders [y], but the canonical '/a/{x}' of Int has [x]")
    }
    @Test("a pattern longer than the limit for links is refused")
    func tooLong() {
        let pattern = LinkPattern("/" + String(repeating: "a", count: LinkLimits.bytes))
        let error = #expect(throws: LinkSetupError.self) { try LinkResolver<Int> { LinkRoute(pattern, to: 1) } }
        #expect(error?.description.hasSuffix("column \(LinkLimits.bytes + 1): \(LinkPatternProblem.tooLong)") == true)
    }
    @Test("a pattern that is longer than the limit once it is encoded is refused")
    func tooLongEncoded() throws {
        // in a link, the letter é takes six bytes
        let longest = LinkLimits.bytes / 6
        let table = try LinkResolver<Int> {
            LinkRoute(LinkPattern("/" + String(repeating: "é", count: longest)), to: 1)
        }
        let path = try #require(table.link(to: 1))
        #expect(try table.resolve(path: path) == 1)

        let pattern = LinkPattern("/" + String(repeating: "é", count: longest + 1))
        let error = #expect(throws: LinkSetupError.self) { try LinkResolver<Int> { LinkRoute(pattern, to: 1) } }
        #expect(error?.description.hasSuffix(": \(LinkPatternProblem.tooLong)") == true)
    }
}
