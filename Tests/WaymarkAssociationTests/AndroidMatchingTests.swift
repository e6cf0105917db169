import Testing

@testable import WaymarkAssociation

/// Each row states the behavior of a device, from the sources of the Android Open Source Project: `PatternMatcher`
/// (frameworks/base, core/java/android/os), `IntentFilter.matchData` and `IntentFilter.AuthorityEntry.match`
/// (core/java/android/content), `Uri` (core/java/android/net), and from the tests that devices have to pass,
/// `android.content.cts.IntentFilterTest` (cts, tests/tests/content) and `android.os.PatternMatcherTest`
/// (frameworks/base, core/tests/coretests).
@Suite("Matching of an Android intent filter")
struct AndroidMatchingTests {
    typealias Path = AndroidIntentFilter.Path

    private static let pathRows: [(Path, String, Bool)] = [
        // PATTERN_LITERAL: IntentFilterTest.testPaths
        (.exact("/literal1"), "/literal1", true), (.exact("/literal1"), "/literal", false),
        (.exact("/literal1"), "/literal12", false), (.exact("/a*"), "/a*", true), (.exact("/a*"), "/aa", false),
        (.exact("/a"), "/A", false),
        // PATTERN_PREFIX: IntentFilterTest.testPaths
        (.prefix("/literal1"), "/literal1", true), (.prefix("/literal1"), "/literal12", true),
        (.prefix("/literal1"), "/literal", false), (.prefix("/.*"), "/a", false), (.prefix(""), "/a", true),
        // PATTERN_SUFFIX: PatternMatcher.matchPattern
        (.suffix(".pdf"), "/a.pdf", true), (.suffix(".pdf"), "/a.pdf/", false), (.suffix(".pdf"), "/apdf", false),
        (.suffix("/a/b.pdf"), "/b.pdf", false), (.suffix(""), "/a", true),
    ]
    private static let globRows: [(String, String, Bool)] = [
        // IntentFilterTest.testPaths: `.*` at the end matches any rest, including none
        ("/.*", "/literal1", true), ("/.*", "/", true), ("/.*", "", false), (".*", "/literal1", true),
        (".*", "/", true), (".*", "", true), ("/a.*", "/ab", true), ("/a.*", "/a.1b", true), ("/a.*", "/a", true),
        ("/a.*", "/", false),
        // IntentFilterTest.testPaths: a repeated character is optional if something follows it
        ("/a1*b", "/ab", true), ("/a1*b", "/a1b", true), ("/a1*b", "/a11b", true), ("/a1*b", "/a2b", false),
        ("/a1*b", "/a1bc", false), ("/a1*b", "/", false), ("/a1*", "/a1", true), ("/a1*", "/ab", false),
        ("/a1*", "/a11", true), ("/a1*", "/a1b", false), ("/a1*", "/a2", false),
        // matchGlobPattern: at the end of the path, only a final `.*` may be unmatched
        ("/a1*", "/a", false), ("/ba*", "/b", false), ("/a.*b*", "/a", false), (#"/a\.*"#, "/a", false),
        ("/a.*.*", "/a", false),
        // IntentFilterTest.testPaths: a repeated escaped dot matches dots
        (#"/a\.*b"#, "/ab", true), (#"/a\.*b"#, "/a.b", true), (#"/a\.*b"#, "/a..b", true),
        (#"/a\.*b"#, "/a2b", false), (#"/a\.*b"#, "/a.bc", false), (#"/a\.*b"#, "/", false),
        // IntentFilterTest.testPaths: `.*` matches everything up to the next character of the pattern
        ("/a.*b", "/ab", true), ("/a.*b", "/a.b", true), ("/a.*b", "/a.1b", true), ("/a.*b", "/a2b", true),
        ("/a.*b", "/a.bc", false), ("/a.*b", "/", false),
        // matchGlobPattern: no backtracking, so the first such character ends `.*`
        ("/a.*b", "/abb", false), (".*a", "/a/a", false), ("/..*/x", "/a/x", true), ("/..*/x", "/a/b/x", false),
        ("/.*/x", "//x", true), ("/..*", "/", false), ("/..*", "/a", true),
        // matchGlobPattern: the character after `.*` is literal, even a dot or a star
        ("/.*.pdf", "/a.pdf", true), ("/.*.pdf", "/a/b.pdf", true), ("/.*.pdf", "/a.b.pdf", false),
        ("/.*.pdf", "/apdf", false), (#"/.*\.pdf"#, "/a.pdf", true), (#"/.*\\"#, #"/a\"#, true),
        ("/.**x", "/a*x", true), ("/.**x", "/ax", false), ("/.*a*b", "/xa*b", true), ("/.*a*b", "/xab", false),
        // IntentFilterTest.testPaths: an escaped star is literal
        (#"/a.\*b"#, "/ab", false), (#"/a.\*b"#, "/a.*b", true), (#"/a.\*b"#, "/a1*b", true),
        (#"/a.\*b"#, "/a2b", false), (#"/a.\*b"#, "/a.bc", false), (#"/a.\*b"#, "/", false),
        (#"/a.\*"#, "/ab", false), (#"/a.\*"#, "/a.*", true), (#"/a.\*"#, "/a1*", true), (#"/a.\*"#, "/a1b", false),
        // matchGlobPattern: a dot matches any character, and so does an escaped dot that isn't repeated
        ("/v1.0", "/v1.0", true), ("/v1.0", "/v1x0", true), (#"/v1\.0"#, "/v1.0", true), (#"/v1\.0"#, "/v1x0", true),
        (#"/v1\.0"#, "/v10", false), ("/.", "/é", true), ("/.", "/", false),
        // Java's strings are UTF-16: a character outside the BMP is two units
        ("/.", "/😀", false), ("/..", "/😀", true), ("/😀", "/😀", true),
        // matchGlobPattern: an escape at the end matches U+0000; a leading star and an escaped letter are literal
        (#"/a\"#, "/a", false), (#"/a\"#, #"/a\"#, false), (#"/a\"#, "/a\0", true), ("*a", "*a", true),
        ("*a", "a", false), (#"/\a"#, "/a", true), (#"/a\b*"#, "/abb", true),
        // matchGlobPattern: an empty pattern matches an empty text
        ("", "", true), ("", "/", false), ("a", "", false),
    ]
    @Test("an exact path, a prefix and a suffix match as on a device", arguments: pathRows)
    func paths(_ path: Path, _ text: String, _ isMatched: Bool) { #expect(path.matches(text) == isMatched) }
    @Test("a path pattern matches as on a device", arguments: globRows)
    func globs(_ pattern: String, _ text: String, _ isMatched: Bool) {
        #expect(Path.pattern(pattern).matches(text) == isMatched)
    }

    /// Patterns and texts. The last value is true if the pattern matches the text, and nil if the pattern is malformed.
    private static let advancedRows: [(String, String, Bool?)] = [
        // PatternMatcherTest: any character, sets, and literals in sets
        (".", "a", true), (".", "", false), ("[a]", "a", true), ("[a]", "b", false), ("[a-z]", "b", true),
        ("[a-z]", "A", false), ("[a-z][0-9]", "a1", true), ("[a-z][0-9]", "1a", false), ("[a-z][0-9]", "aa", false),
        ("[z-a]", "a", false), ("[z-a]", "z", false), ("[^0-9]", "a", true), ("[^0-9]", "5", false),
        (#"[.*+{}\]\\[]"#, "*", true), (#"[.*+{}\]\\[]"#, "}", true), (#"[.*+{}\]\\[]"#, "]", true),
        (#"[.*+{}\]\\[]"#, #"\"#, true), (#"[.*+{}\]\\[]"#, "[", true), (#"[.*+{}\]\\[]"#, "a", false),
        (#"[\[a]"#, "[", true), (#"[\a-\z]"#, "m", true), (#"[\a-\z]"#, "A", false), ("[a-]", "-", true),
        // PatternMatcherTest: characters and escapes
        ("a", "a", true), ("a", "", false), ("az", "az", true), ("az", "za", false), (#"\."#, ".", true),
        (#"\."#, "a", false), (#"a\+"#, "a+", true), (#"a\+"#, "aaaaa", false), ("a]", "a]", true),
        // PatternMatcherTest: zero or more, one or more, counts
        ("[a-z]*", "", true), ("[a-z]*", "abcdefg", true), ("[a-z]*", "abc1", false), ("[a-z]+", "", false),
        ("[a-z]+", "a", true), ("[a-z]+", "1abc", false), ("[a-z]{1}", "z", true), ("[a-z]{1}", "aa", false),
        ("[a-z]{1,5}", "zazaz", true), ("[a-z]{1,5}", "azazaz", false), ("[a-z]{1,5}", "", false),
        ("[a-z]{3,}", "azazazazazaz", true), ("[a-z]{3,}", "aa", false), ("a{0}", "", true),
        // PatternMatcherTest: combinations
        (#"/[0-9]{4}/[0-9]{2}/[a-zA-Z0-9_]+\.html"#, "/2016/09/got_this_working2.html", true),
        (#"/[0-9]{4}/[0-9]{2}/[a-zA-Z0-9_]+\.html"#, "/2016/09/got_this_working2dothtml", false),
        (#"/[0-9]{4}/[0-9]{2}/[a-zA-Z0-9_]+\.html"#, "/2016/9/got_this_working.html", false),
        ("/b*a*bar.*", "/babar", true), ("/b*a*bar.*", "/bbaabarfff", true), ("/b*a*bar.*", "/babar?blah", true),
        ("/b*a*bar.*", "/bar", false), ("/b*a*bar.*", "/ba/bar", false), ("/b*a*bar.*", "/", false),
        // matchAdvancedPattern: no backtracking; a stray closing brace is skipped; the empty pattern is valid
        ("/.*x", "/ax", false), ("a}b", "ab", true), ("", "", true), ("", "a", false),
        // PatternMatcherTest: malformed patterns
        ("[a-z", "a", nil), ("a{,4}", "a", nil), ("a{0,a}", "a", nil), (#"a{\1, 2}"#, "a", nil), ("[]", "", nil),
        ("[]a]", "a", nil), ("[^]", "a", nil), ("a{}", "a", nil), ("{3,4}", "", nil), ("a+{3,4}", "a", nil),
        ("*.", "a", nil), (".+*", "a", nil), ("a{3,4", "a", nil), ("[a", "a", nil), ("[", "", nil),
        (#"abc\"#, "abc", nil), ("+.", "a", nil), ("a{3,2}", "aaa", nil),
        ("[" + String(repeating: "97", count: 1_024) + "]", "9", nil),
    ]
    @Test("an advanced pattern matches as on a device, and a malformed one is recognized", arguments: advancedRows)
    func advanced(_ pattern: String, _ text: String, _ isMatched: Bool?) {
        #expect(Path.advancedPattern(pattern).matches(text) == isMatched ?? false)
        #expect(Path.isAdvancedPattern(pattern) == (isMatched != nil))
    }

    struct Filter: Sendable {
        var schemes: [String] = ["scheme1"]
        var hosts: [String] = []
        var paths: [Path] = []
    }
    private static let filterRows: [(Filter, String, Bool)] = [
        // matchData: without hosts, only the scheme counts
        (Filter(), "scheme1://x/y", true), (Filter(), "scheme1:foo", true), (Filter(), "scheme1:", true),
        (Filter(), "scheme1://", true), (Filter(), "scheme1:/a", true), (Filter(), "scheme2://x/y", false),
        (Filter(paths: [.exact("/a")]), "scheme1://x/b", true), (Filter(), "/a", false), (Filter(), "", false),
        // matchData: without a scheme, no link matches
        (Filter(schemes: []), "scheme1://x/y", false), (Filter(schemes: [], hosts: ["x"]), "scheme1://x/y", false),
        // IntentFilterTest.testAuthorities
        (Filter(hosts: ["authority1"]), "scheme1:foo", false),
        (Filter(hosts: ["authority1"]), "scheme1://authority1/", true),
        (Filter(hosts: ["authority1"]), "scheme1://authority1", true),
        (Filter(hosts: ["authority1"]), "scheme1://authority2/", false),
        (Filter(hosts: ["authority1"]), "scheme1://authority1:100/", true),
        (Filter(hosts: ["authority1", "authority2"]), "scheme1://authority2/", true),
        (Filter(hosts: ["authority1"]), "scheme1://*/", false),
        // IntentFilterTest.testAuthoritiesWithWildcards, testAppEnumerationBrowser: `*` matches every host, even
        // an empty one, but no link without an authority
        (Filter(hosts: ["*"]), "scheme1://", true), (Filter(hosts: ["*"]), "scheme1:///a", true),
        (Filter(hosts: ["*"]), "scheme1://some.app.domain/a", true), (Filter(hosts: ["*"]), "scheme1:foo", false),
        (Filter(hosts: ["*"]), "scheme1:/a", false), (Filter(hosts: ["authority1"]), "scheme1://", false),
        (Filter(hosts: ["*"], paths: [.exact("/a")]), "scheme1://x/a", true),
        (Filter(hosts: ["*"], paths: [.exact("/a")]), "scheme1://x/b", false),
        // AuthorityEntry.match: a leading star matches any prefix
        (Filter(hosts: ["*.app.domain"]), "scheme1://some.app.domain/", true),
        (Filter(hosts: ["*.app.domain"]), "scheme1://a.b.app.domain/", true),
        (Filter(hosts: ["*.app.domain"]), "scheme1://.app.domain/", true),
        (Filter(hosts: ["*.app.domain"]), "scheme1://app.domain/", false),
        (Filter(hosts: ["*.app.domain"]), "scheme1://some.app.domain.evil/", false),
        (Filter(hosts: ["*app.domain"]), "scheme1://myapp.domain/", true),
        (Filter(hosts: ["*app.domain"]), "scheme1://app.domain/", true),
        (Filter(hosts: ["some.*"]), "scheme1://some.domain/", false),
        (Filter(hosts: ["**.domain"]), "scheme1://a.domain/", false),
        // AuthorityEntry.match: hosts are compared case-insensitively
        (Filter(hosts: ["authority1"]), "scheme1://AUTHORITY1/", true),
        (Filter(hosts: ["Authority1"]), "scheme1://authority1/", true),
        (Filter(hosts: ["*.App.Domain"]), "scheme1://some.aPP.domain/", true),
        // Uri: user, port and escapes are not part of a host; a host ends as in WHATWG's URLs
        (Filter(hosts: ["authority1"]), "scheme1://user:pw@authority1/", true),
        (Filter(hosts: ["authority1"]), "scheme1://authority1@evil/", false),
        (Filter(hosts: ["authority1"]), "scheme1://authority1:/", true),
        (Filter(hosts: ["authority1"]), "scheme1://authority1:80x/", false),
        (Filter(hosts: ["authority1"]), "scheme1://authorit%791/", true),
        (Filter(hosts: ["authority1"]), "scheme1://evil\\authority1/", false),
        (Filter(hosts: ["authority1"], paths: [.exact("\\a")]), "scheme1://authority1\\a", true),
        // Uri.getPath: decoded, without query and fragment; malformed escapes become U+FFFD
        (Filter(hosts: ["authority1"], paths: [.exact("/a b")]), "scheme1://authority1/a%20b?x=/#y", true),
        (Filter(hosts: ["authority1"], paths: [.exact("/a+b")]), "scheme1://authority1/a+b", true),
        (Filter(hosts: ["authority1"], paths: [.exact("")]), "scheme1://authority1?x", true),
        (Filter(hosts: ["authority1"], paths: [.prefix("/a")]), "scheme1://authority1/a%", true),
        (Filter(hosts: ["authority1"], paths: [.exact("/\u{FFFD}")]), "scheme1://authority1/%FF", true),
        // IntentFilterTest.testPaths: one of several paths suffices
        (
            Filter(hosts: ["authority1"], paths: [.exact("/literal1"), .exact("/2literal")]),
            "scheme1://authority1/2literal", true
        ),
        // Intent.normalizeScheme: browsers lowercase schemes; a filter's own scheme is compared as written
        (Filter(), "SCHEME1://x/y", true), (Filter(schemes: ["Scheme1"]), "scheme1://x/y", false),
    ]
    @Test("a filter's schemes, hosts and paths match as on a device", arguments: filterRows)
    func filters(_ filter: Filter, _ link: String, _ isMatched: Bool) {
        let filter = AndroidIntentFilter(schemes: filter.schemes, hosts: filter.hosts, paths: filter.paths)
        #expect(filter.matches(link) == isMatched)
    }

    private static let portRows: [(String, Int?, String, Bool)] = [
        // IntentFilterTest.testAuthorities
        ("authority1", 100, "scheme1:foo", false), ("authority1", 100, "scheme1://authority1/", false),
        ("authority1", 100, "scheme1://authority2:100/", false), ("authority1", 100, "scheme1://authority1:100/", true),
        ("authority1", 100, "scheme1://authority1:200/", false), ("authority1", nil, "scheme1://authority1:100/", true),
        // AuthorityEntry.match: a port also restricts `*`; Uri.getPort: a missing port isn't 80, and user info
        // isn't a port
        ("*", 81, "scheme1://something", false), ("*", 81, "scheme1://something:81", true),
        ("authority1", 80, "scheme1://authority1/", false), ("authority1", 80, "scheme1://authority1:080/", true),
        ("authority1", 100, "scheme1://user:100@authority1/", false),
        ("authority1", 100, "scheme1://user:7@authority1:100/", true),
        ("authority1", 100, "scheme1://authority1:99999999999/", false),
    ]
    @Test("a filter with a port matches only links with that port", arguments: portRows)
    func ports(_ host: String, _ port: Int?, _ link: String, _ isMatched: Bool) {
        let authority = AndroidIntentFilter.Authority(host: host, port: port)
        #expect(AndroidIntentFilter(schemes: ["scheme1"], authorities: [authority]).matches(link) == isMatched)
    }
    @Test("a filter's XML has its ports, suffixes and advanced patterns")
    func xml() {
        let filter = AndroidIntentFilter(
            schemes: ["https"], authorities: [.init(host: "*.shell.app", port: 8_443)],
            paths: [.suffix(".pdf"), .advancedPattern("/[a-z]+")])
        #expect(filter.xml.contains(#"<data android:host="*.shell.app" android:port="8443" />"#))
        #expect(filter.xml.contains(#"<data android:pathSuffix=".pdf" />"#))
        #expect(filter.xml.contains(#"<data android:pathAdvancedPattern="/[a-z]+" />"#))
    }
}
