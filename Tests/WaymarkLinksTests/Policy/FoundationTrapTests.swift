import Foundation
import Testing
import WaymarkLinks

/// What Foundation on Linux does to a URL, and that none of it reaches a destination.
@Suite("Traps of Foundation")
struct FoundationTrapTests {
    @Test("pathComponents drops empty segments; the policy does not")
    func emptySegments() throws {
        let link = "https://shell.app//home"
        #expect(
            URL(string: link)?.pathComponents == ["/", "home"]
                || URL(string: link)?.pathComponents.contains("home") == true)
        #expect(throws: LinkError.self) { try ShellRoute.resolver.resolve(link) }
    }
    @Test("URL(string:) turns a lone percent sign into %25; the string itself is refused")
    func lonePercent() throws {
        #expect(URL(string: "https://shell.app/profile/ab%c")?.absoluteString.contains("%25") == true)
        #expect(throws: LinkError.self) { try ShellRoute.resolver.resolve("https://shell.app/profile/ab%c") }
    }
    @Test("Foundation decodes hosts; the policy compares the raw one")
    func encodedHost() throws {
        #expect(throws: LinkError(.hostNotAllowed(offset: 8))) {
            try ShellRoute.resolver.resolve("https://shell%2Eapp/home")
        }
    }
    @Test("a leading byte order mark survives in a segment and is refused")
    func byteOrderMark() throws {
        #expect(throws: LinkError.self) { try ShellRoute.resolver.resolve("https://shell.app/%EF%BB%BFhome") }
    }
    @Test("Int reads signs and leading zeros; a parameter does not", arguments: ["+42", "042", "-0", "٤٢"])
    func numbers(_ text: String) throws {
        let encoded = text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(throws: LinkError.self) { try ShellRoute.resolver.resolve("https://shell.app/character/\(encoded)") }
    }
}
