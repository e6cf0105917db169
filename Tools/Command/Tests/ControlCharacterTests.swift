#if Tools
import Foundation
import Testing
import WaymarkLinks

@testable import WaymarkTool

@Suite("Control characters in names and sources")
struct ControlCharacterTests {
    /// A name with a terminal title, colors, the start of a workflow command, line breaks and a right-to-left override.
    private static let name = "App/a\u{1B}]0;owned\u{7}\u{1B}[31m\u{9B}5m\n::error::b\u{202E}\r.swift"
    private func findings() async throws -> [Finding] {
        let source = "enum Route: Navigation { case home }\nlet x = ~\u{1B}[2J~~\u{202E} )\n"
        return try await Project([Self.name: source, "App/Route.swift": "enum R: Navigation { case a }\n"]).findings()
    }
    private func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\n" || !LogText.isControl($0) }
    }

    @Test("a report contains no control characters, whatever its format", arguments: LintFormat.allCases)
    func reports(_ format: LintFormat) async throws {
        let report = LintReport(try await findings(), prefix: "\u{1B}[1mIn/")
        #expect(!report.findings.isEmpty)
        let text = try report.text(format)
        #expect(isPlain(text), "\(LogText.escaped(text))")
        if format == .text || format == .github {
            let lines = text.split(separator: "\n").filter { !$0.contains(" error") || !$0.hasPrefix("1") }
            #expect(lines.allSatisfy { !$0.hasPrefix("::error::b") })
        }
    }
    @Test("a name with control characters is unchanged after decoding the JSON")
    func json() async throws {
        struct File: Decodable {
            struct Item: Decodable { let file: String }
            let findings: [Item]
        }
        let text = try LintReport(try await findings()).text(.json)
        let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
        #expect(file.findings.contains { $0.file == Self.name })
    }
    @Test("in lines for people, all control characters except line feeds and tabs are escaped")
    func documents() {
        let text = "a\tb\n\u{1B}[31mc\r\n\u{9B}d\u{202E}\n"
        #expect(CommandOutput.escapedLines(text) == "a\tb\n\\u{1b}[31mc\\u{d}\n\\u{9b}d\\u{202e}\n")
    }
    @Test("control characters of a link are escaped in the answer")
    func answers() async throws {
        let read = try await Project(["App/Route.swift": "enum Route: Navigation { case home }\n"]).read()
        let app = try #require(read.apps.first)
        let answer = try LinkResolution(read, app).answer("/a\u{1B}[31m\n/b\u{9B}", explains: true)
        #expect(isPlain(answer.text))
        #expect(isPlain(try answer.json()))
        #expect(!answer.text.contains("\n/b"))
    }
}
#endif
