#if Tools
import ArgumentParser
import Foundation
import Testing

@testable import WaymarkTool

@Suite("The guide for coding agents") struct AgentsGuideTests {
    private func guide(_ folder: URL, commands: Set<String>) async throws -> String {
        let read = try await SourceReader.read(folder)
        let app = try #require(read.apps.first)
        return AgentsGuide(read, app, commands: commands).text
    }
    private static var registered: Set<String> {
        Set(WaymarkTool.configuration.subcommands.compactMap { $0.configuration.commandName })
    }

    @Test("each command in the guide is valid, and the features and screens in it can be added")
    func commands() async throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.features, tracker: false, below: folder.url)
        let text = try await guide(app.root, commands: Self.registered)
        let lines = Self.commandLines(text)
        #expect(lines.count >= 4)
        for line in lines where line.hasPrefix("waymark ") {
            // the command's own parser refuses unknown options and values
            var arguments = line.split(separator: " ").dropFirst().map(String.init)
            if arguments.first == "new" { arguments += ["--in", app.root.path(percentEncoded: false)] }
            let command = try WaymarkTool.parseAsRoot(arguments)
            if let made = command as? NewFeatureCommand { _ = try made.planned() }
            if let made = command as? NewScreenCommand { _ = try made.planned() }
        }
        #expect(lines.filter { $0.hasPrefix("swift ") } == ["swift build", "swift test"])
    }
    @Test("without commands of the tool, the guide names only those of SwiftPM")
    func unknown() async throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.routes, tracker: false, below: folder.url)
        let text = try await guide(app.root, commands: [])
        #expect(Self.commandLines(text) == ["swift build", "swift test"])
    }
    @Test("the guide lists the destinations with their links, and the navigation between features")
    func destinations() async throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.features, tracker: false, below: folder.url)
        let text = try await guide(app.root, commands: [])
        #expect(text.contains("| `.detail(id: Int)` | `/recipe/{id}` | push |"))
        #expect(text.contains("| `HomeOutgoingNavigation.recipe` | `RecipeIncomingNavigation.list` |"))
        #expect(text.contains("Links begin with `features://` or `https://features.example`."))
    }
    @Test("in an app with access rules, the guide has a column for them and asks for a rule for each new destination")
    func rules() async throws {
        let examples = MadeApp.library.appending(path: "Examples")
        let text = try await guide(examples.appending(path: "Shell"), commands: [])
        #expect(text.contains("| Case | Link | Shown as | Who may see it |"))
        #expect(text.contains("add a rule to each new one"))
    }
    @Test("the guide names each skill of the package, and its folder")
    func skills() async throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.routes, tracker: false, below: folder.url)
        let text = try await guide(app.root, commands: [])
        let skills = MadeApp.library.appending(path: "skills").path(percentEncoded: false)
        let folders = try FileManager.default.contentsOfDirectory(atPath: skills).filter { !$0.hasPrefix(".") }
        let named = text.matches(of: #/- `(waymark-\w+)`: /#).map { String($0.output.1) }
        #expect(named.count == 6 && named.sorted() == folders.sorted())
        #expect(text.contains("in `skills/` of Waymark's checkout"))
    }
    @Test(
        "the part between the markers is replaced or appended, and a single marker or a reversed pair is refused",
        arguments: [
            ("", "<!-- waymark agents -->\nnew\n<!-- /waymark agents -->\n"),
            ("# Mine\n", "# Mine\n\n<!-- waymark agents -->\nnew\n<!-- /waymark agents -->\n"),
            (
                "a\n<!-- waymark agents -->\nold\n<!-- /waymark agents -->\nb\n",
                "a\n<!-- waymark agents -->\nnew\n<!-- /waymark agents -->\nb\n"
            ),
            ("<!-- waymark agents -->\nold\n", nil), ("<!-- /waymark agents --> <!-- waymark agents -->", nil),
        ])
    func part(_ old: String, _ new: String?) { #expect(MadePart.replaced(in: old, with: "new\n") == new) }

    private let marked = "<!-- waymark agents -->\nnew\n<!-- /waymark agents -->\n"

    @Test("a missing or outdated file gets a new text, and an up-to-date file is left alone")
    func files() throws {
        let folder = try TemporaryFolder()
        func new(_ file: String) throws -> String? { try MadePart.change(file, in: folder.url, to: "new\n").new }
        #expect(try new("AGENTS.md") == marked)
        #expect(try new(folder.url.appending(path: "AGENTS.md").path()) == marked)
        try folder.write("AGENTS.md", "# Mine\n")
        #expect(try new("AGENTS.md") == "# Mine\n\n" + marked)
        try folder.write("rules.txt", marked.replacing("new", with: "old"))
        #expect(try new("rules.txt") == marked)
        try folder.write("rules.txt", marked)
        #expect(try new("rules.txt") == nil)
    }
    @Test("a file keeps its CRLF line endings")
    func windows() throws {
        let folder = try TemporaryFolder()
        let text = "# Mine\r\n\r\n" + marked.replacing("\n", with: "\r\n")
        try folder.write("AGENTS.md", text)
        #expect(try MadePart.change("AGENTS.md", in: folder.url, to: "new\n").new == nil)
        #expect(
            try MadePart.change("AGENTS.md", in: folder.url, to: "newer\n").new == text.replacing("new", with: "newer"))
    }
    @Test(
        "a file that can't hold the guide is refused with the reason",
        arguments: [
            ("Package.swift", "Package.swift isn't Markdown or plain text, "),
            ("Extra.swift", "Extra.swift isn't Markdown or plain text, "),
            ("Empty.swift", "Empty.swift isn't Markdown or plain text, "),
            ("folder.md", "folder.md is a folder"), ("bytes.md", "bytes.md isn't UTF-8"),
            ("../a.md", "../a.md is not in "),
            ("link.md", "link.md is a link to /"), ("/a.md", "/a.md is not in "), ("none/a.md", "there is no folder "),
        ])
    func refused(_ file: String, _ message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("app/Package.swift", "// swift-tools-version: 6.2\n")
        try folder.write("app/folder.md/a.md", "")
        try folder.write("app/Empty.swift", "")
        try folder.write("outside.md", "")
        let app = folder.url.appending(path: "app")
        try Data([0xFF]).write(to: app.appending(path: "bytes.md"))
        try FileManager.default.createSymbolicLink(
            atPath: app.appending(path: "link.md").path(), withDestinationPath: "../outside.md")
        let fault = #expect(throws: CommandFault.self) { try MadePart.change(file, in: app, to: "new\n") }
        #expect(fault?.description.hasPrefix(message) == true, "\(fault?.description ?? "")")
    }

    @Test("the error about a symbolic link names its target")
    func link() throws {
        let folder = try TemporaryFolder()
        try folder.write("outside.md", "")
        try folder.write("app/Other.swift", "")
        let app = folder.url.appending(path: "app")
        for (name, target) in [("out.md", "../outside.md"), ("source.md", "Other.swift")] {
            try FileManager.default.createSymbolicLink(
                atPath: app.appending(path: name).path(), withDestinationPath: target)
        }
        func message(_ file: String) -> String {
            #expect(throws: CommandFault.self) { try MadePart.change(file, in: app, to: "new\n") }?.description ?? ""
        }
        #expect(message("out.md").contains("/outside.md, which is not in /"))
        #expect(message("source.md").contains("/app/Other.swift, which isn't Markdown"))
    }

    private static func commandLines(_ text: String) -> [String] {
        var isCode = false
        return text.split(separator: "\n").reduce(into: []) { lines, line in
            if line.hasPrefix("```") { isCode = line == "```sh" } else if isCode { lines.append(String(line)) }
        }
    }
}
#endif
