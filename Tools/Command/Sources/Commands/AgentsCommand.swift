#if Tools
import ArgumentParser
import Foundation

/// The command `waymark agents`.
struct AgentsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agents", abstract: "Write a guide to the app's navigation for coding agents.",
        discussion: """
            The guide is written between two markers in AGENTS.md; the rest of the file isn't changed. Run the command \
            again when destinations change.
            """)

    @OptionGroup var app: AppOptions
    @Option(help: "The file, relative to the app's folder.", completion: .file(), transform: path)
    var file = "AGENTS.md"
    @Flag(name: .customLong("print"), help: "Print the guide, and write nothing.")
    var prints = false

    func run() async throws {
        let (read, app) = try await app.read()
        let commands = Set(WaymarkTool.configuration.subcommands.compactMap { $0.configuration.commandName })
        let guide = AgentsGuide(read, app, commands: commands).text
        if prints { return try CommandOutput.write(document: guide) }
        let change = try MadePart.change(file, in: read.root, to: guide)
        guard let new = change.new else { return try CommandOutput.write(lines: ["nothing to change"]) }
        do throws(RegularFile.Fault) { try RegularFile.write(new, to: change.url) } catch {
            throw CommandFault("\(file) \(error.message)")
        }
        try CommandOutput.write(lines: ["\(change.isNew ? "made     " : "changed  ")\(file)"])
    }
}
#endif
