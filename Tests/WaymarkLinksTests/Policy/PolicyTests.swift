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
        "what the policy accepts",
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

    @Test("2,048 bytes pass and one more does not, whatever is in them")
    func p0Bytes() {
        let longest = "shell://home?" + String(repeating: "a", count: 2_048 - 13)
        #expect(error(longest) == nil)
        #expect(error(longest + "a")?.kind == .tooLong(limit: 2_048))
        #expect(error(String(repeating: " ", count: 100_000))?.kind == .tooLong(limit: 2_048))
    }
    @Test("32 query pairs pass, empty ones do not count, one more does not")
    func p0Pairs() {
        let pairs = Array(repeating: "a=b", count: 32).joined(separator: "&&")
        #expect(error("shell://home?&" + pairs) == nil)
        #expect(error("shell://home?" + pairs + "&c")?.reason == "tooManyParameters")
    }
    @Test("a text of 64 bytes passes and one more does not")
    func p0Text() {
        #expect(error("shell://profile/" + String(repeating: "a", count: 64)) == nil)
        #expect(
            error("shell://profile/" + String(repeating: "a", count: 65))?.kind
                == .invalidParameter(name: "userID", .tooLong(maximum: 64)))
    }
    @Test("every byte outside of the alphabet rejects, wherever it stands")
    func p1Alphabet() {
        let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#@!$&'()*+,;=%".utf8)
        for byte in UInt8.min...UInt8.max where !allowed.contains(byte) {
            for place in ["shell://hom#e?x#", "shell://home?x=#", "shell://home#", "#shell://home"] {
                var bytes = Array(place.utf8)
                bytes[
                    place.utf8.lastIndex(of: UInt8(ascii: "#")).map {
                        place.utf8.distance(from: place.utf8.startIndex, to: $0)
                    } ?? 0] = byte
                #expect(throws: LinkError.self, "byte \(byte) in \(place)") { try resolver.resolve(utf8: bytes.span) }
            }
        }
    }
    @Test("the error names the byte and its place")
    func p1Names() {
        #expect(error("shell://ho me")?.kind == .illegalCharacter(byte: 0x20, offset: 10))
        #expect(error("shell://home\\")?.kind == .illegalCharacter(byte: 0x5C, offset: 12))
    }
    @Test("http is refused, and so is a relative link")
    func p2() {
        #expect(error("http://shell.app/home")?.kind == .schemeNotAllowed)
        #expect(error("/home")?.kind == .relativeReference(offset: 0))
        #expect(error("home")?.kind == .relativeReference(offset: 4))
    }
    @Test(
        "only exactly a host of the app's, without user information",
        arguments: [
            ("https://evil.example/home", "hostNotAllowed"), ("https://shell.app.evil.example/home", "hostNotAllowed"),
            ("https://shell.app./home", "hostNotAllowed"), ("https://shell.app%2Fx/home", "hostNotAllowed"),
            ("https://user@shell.app/home", "userInfoNotAllowed"),
            ("https://shell.app@evil.example/", "userInfoNotAllowed"),
        ])
    func p3(_ link: String, _ reason: String) { #expect(error(link)?.reason == reason) }
    @Test("only no port or exactly 443", arguments: [":", ":0443", ":8443", ":44", ":4430", ":-1", ":443:443"])
    func p4(_ port: String) { #expect(error("https://shell.app\(port)/home") != nil) }
    @Test(
        "the forms that a custom scheme refuses",
        arguments: [
            "shell:///home", "shell:/home", "shell:home", "shell://", "shell:", "shell://home:443", "shell://a@home",
            "shell://h%6Fme", "shell://?x", "shell://#x",
        ])
    func p6(_ link: String) { #expect(error(link) != nil) }
    @Test("an encoded slash stays inside its segment")
    func p7() {
        #expect(error("https://shell.app/character%2F42")?.reason == "unknownRoute")
        #expect(error("https://shell.app/profile/abc%2Fdef") != nil)
    }
    @Test(
        "dot and empty segments, plain and encoded",
        arguments: [
            "shell://home/..", "shell://home/%2e%2E", "https://shell.app/./home", "https://shell.app//home",
            "https://shell.app/home//", "https://shell.app/home/%2E", "https://shell.app//",
        ])
    func p8(_ link: String) {
        #expect(["dotSegment", "emptySegment"].contains(error(link)?.reason))
    }
    @Test("absent, valueless, empty and twice are four errors")
    func p12() {
        #expect(error("shell://character/detail")?.kind == .missingParameter(name: "id"))
        #expect(error("shell://character/detail?id")?.kind == .valuelessParameter(name: "id", offset: 25))
        #expect(error("shell://character/detail?id=1&%69d=2")?.kind == .duplicateParameter(name: "id", offset: 30))
        guard case .invalidParameter("id", .malformed) = error("shell://character/detail?id=")?.kind else {
            Issue.record("an empty number is malformed")
            return
        }
    }
    @Test(
        "appending a fragment never changes the result",
        arguments: ConformanceTests.rows.filter { !$0.url.contains("#") })
    func p13(_ row: ConformanceTests.Row) {
        guard row.url.utf8.count < 2_000 else { return }
        let plain = try? resolver.resolve(row.url)
        #expect((try? resolver.resolve(row.url + "#x")) == plain)
    }
    @Test("a parameter that names a destination is only data")
    func p14() throws {
        #expect(try resolver.resolve("shell://login?next=https://evil.com&url=shell://home") == .login)
    }
    @Test("a string without contiguous UTF-8 and bytes give the same answer", arguments: ConformanceTests.rows)
    func oneEntry(_ row: ConformanceTests.Row) throws {
        let expected = Result { () throws(LinkError) in try resolver.resolve(row.url) }
        let substring = String(("x" + row.url).dropFirst())
        #expect(Result { () throws(LinkError) in try resolver.resolve(substring) } == expected)
        let bytes = Array(row.url.utf8)
        #expect(Result { () throws(LinkError) in try resolver.resolve(utf8: bytes.span) } == expected)
    }
    @Test("no error holds a value out of the link")
    func errorsAreSilent() {
        for row in ConformanceTests.rows where row.expect == "reject" {
            for part in row.url.split(whereSeparator: { "/?#&=:".contains($0) }) where part.utf8.count > 8 {
                #expect(!("\(error(row.url) ?? LinkError(.empty))").contains(part), "\(row.id)")
            }
        }
    }
}

@Suite("The origins of an app")
struct OriginsTests {
    @Test(
        "what cannot be an origin is refused, and named",
        arguments: [
            (["http"], [], LinkSetupError.Problem.foreignScheme("http")),
            (["JavaScript"], [], .foreignScheme("javascript")),
            (["1a"], [], .malformedScheme("1a")),
            ([""], [], .malformedScheme("")),
            (["a", "A"], [], .duplicate("a")),
            ([], ["shell.app."], .malformedHost("shell.app.")),
            ([], ["shell.app:443"], .malformedHost("shell.app:443")),
            ([], ["-a.app"], .malformedHost("-a.app")),
            ([], ["ſhell.app"], .malformedHost("ſhell.app")),
        ] as [([String], [String], LinkSetupError.Problem)])
    func refused(_ schemes: [String], _ hosts: [String], _ expected: LinkSetupError.Problem) {
        let error = #expect(throws: LinkSetupError.self) { try LinkOrigins(schemes: schemes, hosts: hosts) }
        #expect(error?.problem == expected)
    }
    @Test("a host of any length is compared in each of its bytes", arguments: 4...70)
    func hosts(_ length: Int) throws {
        let host = String(String(repeating: "abcdefg.", count: 9).prefix(length - 1)) + "z"
        let origins = try LinkOrigins(schemes: ["shell"], hosts: [host, "other.app"])
        let resolver = LinkResolver(origins: origins, table: try ShellRoute.resolver.table)
        for link in ["https://\(host)/home", "HTTPS://\(host.uppercased()):443/home#x", "https://other.app/home"] {
            #expect(try resolver.resolve(link) == .home)
        }
        // the whole link ends with the host, or goes on behind it
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
