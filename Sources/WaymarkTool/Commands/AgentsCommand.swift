#if Tools
import ArgumentParser
import Foundation

/// `waymark agents`
struct AgentsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agents", abstract: "Write a guide to the app's navigation for coding agents.",
        discussion: """
            The guide is a part of AGENTS.md, between two marks; what else the file says stays as it is. Run it again when \
            destinations change.
            """)

    @OptionGroup var app: AppOptions
    @Option(help: "The file, from the app's folder.")
    var file = "AGENTS.md"
    @Flag(name: .customLong("print"), help: "Print the guide, and write nothing.")
    var prints = false

    func run() async throws {
        let (read, app) = try await app.read()
        let commands = Set(WaymarkTool.configuration.subcommands.compactMap { $0.configuration.commandName })
        let guide = AgentsGuide(read, app, commands: commands).text
        if prints { return print(guide, terminator: "") }
        let url = read.root.appending(path: file)
        let old = FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
        let text = old ? try String(contentsOf: url, encoding: .utf8) : ""
        guard let new = MadePart.replaced(in: text, with: guide) else {
            throw CommandFault("\(file) has one of the marks \(MadePart.start) and \(MadePart.end), and not the other")
        }
        try Data(new.utf8).write(to: url, options: .atomic)
        print("\(old ? "changed  " : "made     ")\(file)")
    }
}
#endif
