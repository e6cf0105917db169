import Foundation
import Testing
import WaymarkLinks

/// Behaviors of Foundation that change links. The policy doesn't depend on any of them.
@Suite("Traps of Foundation")
struct FoundationTrapTests {
    @Test("pathComponents drops empty segments; the policy refuses them")
    func emptySegments() throws {
        let link = "https://shell.app//home"
        #expect(URL(string: link)?.pathComponents.contains("") == false)
        #expect(throws: LinkError.self) { try ShellRoute.resolver.resolve(link) }
    }
    @Test("URL(string:) turns a lone percent sign into %25; the policy refuses the string")
    func lonePercent() throws {
        #expect(URL(string: "https://shell.app/profile/ab%c")?.absoluteString.contains("%25") == true)
        #expect(throws: LinkError.self) { try ShellRoute.resolver.resolve("https://shell.app/profile/ab%c") }
    }
    @Test("Foundation decodes hosts; the policy compares the undecoded host")
    func encodedHost() throws {
        let link = "https://shell%2Eapp/home"
        #expect(URL(string: link)?.host(percentEncoded: false) == "shell.app")
        #expect(throws: LinkError(.hostNotAllowed(offset: 8))) { try ShellRoute.resolver.resolve(link) }
    }
    @Test("a byte order mark at the start of a segment is refused")
    func byteOrderMark() throws {
        #expect(throws: LinkError.self) { try ShellRoute.resolver.resolve("https://shell.app/%EF%BB%BFhome") }
    }
    @Test(
        "a number with a sign, a leading zero or non-ASCII digits is refused",
        arguments: ["+42", "042", "-0", "٤٢"])
    func numbers(_ text: String) throws {
        let encoded = text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(throws: LinkError.self) { try ShellRoute.resolver.resolve("https://shell.app/character/\(encoded)") }
    }
}
