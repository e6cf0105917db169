import Foundation
import Testing
import WaymarkLinks

@Suite("The link policy")
struct PolicyTests {
    let resolver: LinkResolver<ShellRoute>
    init() throws { resolver = try ShellRoute.resolver }

    private func error(_ link: String) -> LinkError? {
        do throws(LinkError) {
            _ = try resolver.resolve(link)
            return nil
        } catch { return error }
    }

    @Test(
        "the case of scheme and host, port 443, a final slash, a fragment and other query pairs don't matter",
        arguments: [
            ("SHELL://HOME", ShellRoute.home),
            ("https://SHELL.App:443/home/", .home),
            ("shell://home/?x=%20#y", .home),
            ("shell://character/detail?id=0", .characterDetail(0)),
            ("shell://character/9223372036854775807", .characterDetail(.max)),
            ("https://shell.app/settings/account?section=privacy", .settings(.account)),
            ("shell://home?a=1&a=2", .home),
            ("shell://home?a+b=c+d", .home),
        ])
    func accepts(_ link: String, _ destination: ShellRoute) throws {
        #expect(try resolver.resolve(link) == destination)
    }

    @Test("a link of 2,048 bytes is accepted, and a longer one isn't, whatever it contains")
    func longestLink() {
        let longest = "shell://home?" + String(repeating: "a", count: 2_048 - 13)
        #expect(error(longest) == nil)
        #expect(error(longest + "a")?.kind == .tooLong(limit: 2_048))
        #expect(error(String(repeating: " ", count: 100_000))?.kind == .tooLong(limit: 2_048))
    }
    @Test("32 query pairs are accepted, and one more isn't; empty pairs don't count")
    func mostPairs() {
        let pairs = Array(repeating: "a=b", count: 32).joined(separator: "&&")
        #expect(error("shell://home?&" + pairs) == nil)
        #expect(error("shell://home?" + pairs + "&c")?.reason == "tooManyParameters")
    }
    @Test("a value at its type's limit of 64 bytes is accepted, and a longer one isn't")
    func longestText() {
        #expect(error("shell://profile/" + String(repeating: "a", count: 64)) == nil)
        #expect(
            error("shell://profile/" + String(repeating: "a", count: 65))?.kind
                == .invalidParameter(name: "userID", .tooLong(maximum: 64)))
    }
    @Test("http is refused, and so is a relative link")
    func schemes() {
        #expect(error("http://shell.app/home")?.kind == .schemeNotAllowed)
        #expect(error("/home")?.kind == .relativeReference(offset: 0))
        #expect(error("home")?.kind == .relativeReference(offset: 4))
    }
    @Test(
        "a custom scheme's link without two slashes and a plain first segment is refused",
        arguments: [
            "shell:///home", "shell:/home", "shell:home", "shell://", "shell:", "shell://home:443", "shell://a@home",
            "shell://h%6Fme", "shell://?x", "shell://#x",
        ])
    func customForms(_ link: String) { #expect(error(link) != nil) }
    @Test(
        "a segment that decodes to dots is refused before a handler sees it",
        arguments: ["/a/./b", "/a/../b", "/a/%2E/b", "/a/%2e%2E/b", "/a/.%2e/b"])
    func dots(_ path: String) {
        #expect(throws: LinkError(.dotSegment(offset: 3))) { try ParsedLink(path: path) }
    }
    @Test("a port in a custom scheme's link, and a space in a fragment, have their own errors")
    func places() {
        #expect(error("shell://home:443")?.kind == .portNotAllowed(offset: 12))
        #expect(error("https://shell.app/home#a b")?.kind == .illegalCharacter(byte: 0x20, offset: 24))
    }
    @Test(
        "bytes that aren't UTF-8 are refused: overlong forms, surrogates, too large a number, a part of a character",
        arguments: ["%C0%AF", "%E0%80%AF", "%F0%80%80%AF", "%ED%A0%80", "%F4%90%80%80", "%E2%82"])
    func encodings(_ segment: String) {
        #expect(throws: LinkError(.invalidEncoding(offset: 1))) { try ParsedLink(path: "/" + segment) }
    }
    @Test("an absent, incomplete, repeated or empty query value has its own error")
    func queryErrors() {
        #expect(error("shell://character/detail")?.kind == .missingParameter(name: "id"))
        #expect(error("shell://character/detail?id")?.kind == .valuelessParameter(name: "id", offset: 25))
        #expect(error("shell://character/detail?id=1&%69d=2")?.kind == .duplicateParameter(name: "id", offset: 30))
        guard case .invalidParameter("id", .malformed) = error("shell://character/detail?id=")?.kind else {
            Issue.record("an empty number should be malformed")
            return
        }
    }
    @Test("a link in a query value is never followed")
    func nestedLink() throws {
        #expect(try resolver.resolve("shell://login?next=https://evil.com&url=shell://home") == .login)
    }
    @Test("no error contains a value from the link", arguments: ConformanceTests.rows.filter { $0.expect == "reject" })
    func errorsAreSilent(_ row: ConformanceTests.Row) throws {
        let description = "\(try #require(error(row.url)))"
        for part in row.url.split(whereSeparator: { "/?#&=:".contains($0) }) where part.utf8.count > 8 {
            #expect(!description.contains(part))
        }
    }
}

@Suite("The origins of an app")
struct OriginsTests {
    @Test(
        "a scheme or host that can't be an origin is refused, and the error names it",
        arguments: [
            (["http"], [], "'http' cannot be a scheme"),
            (["JavaScript"], [], "'javascript' cannot be a scheme"),
            (["1a"], [], "'1a' is not a scheme"),
            ([""], [], "'' is not a scheme"),
            (["a", "A"], [], "'a' is declared twice"),
            ([], ["shell.app."], "'shell.app.' is not a host name"),
            ([], ["shell.app:443"], "'shell.app:443' is not a host name"),
            ([], ["-a.app"], "'-a.app' is not a host name"),
            ([], ["a-.app"], "'a-.app' is not a host name"),
            ([], ["a.app", "A.app"], "'a.app' is declared twice"),
            ([], ["ſhell.app"], "'ſhell.app' is not a host name"),
        ] as [([String], [String], String)])
    func refused(_ schemes: [String], _ hosts: [String], _ expected: String) throws {
        let error = try #require(throws: LinkSetupError.self) { try LinkOrigins(schemes: schemes, hosts: hosts) }
        #expect(error == .invalidOrigin("\(error)") && "\(error)".hasPrefix(expected))
    }
    @Test("a host of any length is compared in every byte", arguments: 4...70)
    func hosts(_ length: Int) throws {
        let host = String(String(repeating: "abcdefg.", count: 9).prefix(length - 1)) + "z"
        let origins = try LinkOrigins(schemes: ["shell"], hosts: [host, "other.app"])
        let resolver = try ShellRoute.resolver.accepting(origins)
        for link in ["https://\(host)/home", "HTTPS://\(host.uppercased()):443/home#x", "https://other.app/home"] {
            #expect(try resolver.resolve(link) == .home)
        }
        // the host ends at the end of the link or at a delimiter
        for end in ["", "/", "?a=b", "#"] {
            #expect(throws: LinkError(.unknownRoute(offset: 8 + length))) {
                try resolver.resolve("https://\(host)\(end)")
            }
        }
        for end in ["x/home", "-/home", "@/home", ":80/home", ":/home", ".", "%2Fhome"] {
            #expect(throws: LinkError.self) { try resolver.resolve("https://\(host)\(end)") }
        }
        for place in 0..<length {
            var bytes = Array(host.utf8)
            bytes[place] = UInt8(ascii: "y")
            let link = "https://\(String(decoding: bytes, as: UTF8.self))/home"
            #expect(throws: LinkError(.hostNotAllowed(offset: 8))) { try resolver.resolve(link) }
        }
    }
}
