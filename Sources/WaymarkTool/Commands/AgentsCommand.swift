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

    @Argument(help: "The app: a package, a folder of one, or a folder of Swift files.")
    var folder = "."
    @Option(help: "The app, if there are several; the name of its outermost target.")
    var app: String?
    @Option(help: "The file, from the app's folder.")
    var file = "AGENTS.md"
    @Flag(name: .customLong("print"), help: "Print the guide, and write nothing.")
    var prints = false

    func run() async throws {
        let read = try await SourceReader.read(URL(filePath: folder, directoryHint: .isDirectory))
        let apps = read.apps
        guard let app = self.app.map({ name in apps.first { $0.name == name } }) ?? apps.first else {
            throw ScaffoldFault(self.app.map { "there is no app \($0)" } ?? "there are no destinations")
        }
        guard self.app != nil || apps.count == 1 else {
            throw ScaffoldFault(
                "there are several apps: --app names one of \(apps.map(\.name).joined(separator: ", "))")
        }
        let commands = Set(WaymarkTool.configuration.subcommands.compactMap { $0.configuration.commandName })
        let guide = AgentsGuide(read, app, commands: commands).text
        if prints { return print(guide, terminator: "") }
        let url = read.root.appending(path: file)
        let old = FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
        let text = old ? try String(contentsOf: url, encoding: .utf8) : ""
        guard let new = MadePart.replaced(in: text, with: guide) else {
            throw ScaffoldFault("\(file) has one of the marks \(MadePart.start) and \(MadePart.end), and not the other")
        }
        try Data(new.utf8).write(to: url, options: .atomic)
        print("\(old ? "changed  " : "made     ")\(file)")
    }
}
#endif
