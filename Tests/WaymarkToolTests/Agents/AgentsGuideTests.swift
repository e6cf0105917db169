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

    @Test("each of its commands runs in the app")
    func commands() async throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.features, tracker: false, below: folder.url)
        let text = try await guide(app.root, commands: Self.registered)
        let lines = Self.commandLines(text)
        #expect(lines.count >= 4)
        for line in lines where line.hasPrefix("waymark ") {
            // parsed by the command itself: an option or a value that there isn't fails
            var arguments = line.split(separator: " ").dropFirst().map(String.init)
            if arguments.first == "new" { arguments += ["--in", app.root.path(percentEncoded: false)] }
            let command = try WaymarkTool.parseAsRoot(arguments)
            if let made = command as? NewFeatureCommand { _ = try made.planned() }
            if let made = command as? NewScreenCommand { _ = try made.planned() }
        }
        #expect(lines.filter { $0.hasPrefix("swift ") } == ["swift build", "swift test"])
    }
    @Test("it names no command that there isn't")
    func unknown() async throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.routes, tracker: false, below: folder.url)
        let text = try await guide(app.root, commands: [])
        #expect(Self.commandLines(text) == ["swift build", "swift test"])
    }
    @Test("it lists the destinations with their links, and the ways between features")
    func destinations() async throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(.features, tracker: false, below: folder.url)
        let text = try await guide(app.root, commands: [])
        #expect(text.contains("| `.detail(id: Int)` | `/recipe/{id}` | push |"))
        #expect(text.contains("| `HomeOutgoingNavigation.recipe` | `RecipeIncomingNavigation.list` |"))
        #expect(text.contains("Links begin with `features://` or `https://features.example`."))
    }
    @Test("who may see what is said where there are rules")
    func rules() async throws {
        let examples = MadeApp.library.appending(path: "Examples")
        let text = try await guide(examples.appending(path: "Shell"), commands: [])
        #expect(text.contains("| Case | Link | Shown as | Who may see it |"))
        #expect(text.contains("state who may see a new one"))
    }
    @Test(
        "only the part between the marks is replaced",
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

    private static func commandLines(_ text: String) -> [String] {
        var isCode = false
        return text.split(separator: "\n").reduce(into: []) { lines, line in
            if line.hasPrefix("```") { isCode = line == "```sh" } else if isCode { lines.append(String(line)) }
        }
    }
}
#endif
