#if Tools
package import ArgumentParser
import Foundation
import WaymarkAssociation

/// The command `waymark`.
package struct WaymarkTool: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "waymark",
        abstract: "Make and check the navigation of an app that uses Waymark.",
        version: PackageVersion.current,
        subcommands: [
            NewCommand.self, LintCommand.self, GraphCommand.self, LinksCommand.self, ResolveCommand.self,
            AssociationCommand.self, SiteCommand.self, DoctorCommand.self, AgentsCommand.self,
        ])

    package init() {}

    /// Returns an error message if the arguments name an unknown command or subcommand; nil if they don't, or if an
    /// option or `help` comes first.
    static func unknownCommand(_ arguments: [String]) -> String? {
        var command: any ParsableCommand.Type = self
        for name in arguments {
            let subcommands = command.configuration.subcommands
            guard !subcommands.isEmpty, !name.hasPrefix("-"), name != "help" else { return nil }
            guard let next = subcommands.first(where: { $0._commandName == name }) else {
                let names = subcommands.map { $0._commandName }
                let near = Spelling.suggestion(for: name, in: names)
                let all = "; the commands are \(names.joined(separator: ", "))"
                return "there is no command '\(name)'\(near.isEmpty ? all : near)"
            }
            command = next
        }
        return nil
    }

    /// Runs the command that the process's arguments name, and exits unless it succeeds. The status is 2 if it could
    /// not run or the arguments are invalid, 1 if it has findings, refuses a link or leaves steps to do by hand, and 0
    /// for help and the version.
    package static func runArguments() async {
        CommandOutput.guardStreams()
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            let code = exitCode(for: error)
            if code == .validationFailure, let message = unknownCommand(Array(CommandLine.arguments.dropFirst())) {
                CommandOutput.error(lines: "Error: \(message)")
                Foundation.exit(2)
            }
            let text = fullMessage(for: error)
            if text.isEmpty || !code.isSuccess {
                if !text.isEmpty { CommandOutput.error(lines: text) }
            } else {
                do { try CommandOutput.write(document: text + "\n") } catch { Foundation.exit(2) }
            }
            // commands throw `ExitCode(1)` themselves, such as for findings; any other failure is a fault
            let isFault = code == .validationFailure || code == .failure && !(error is ExitCode)
            Foundation.exit(isFault ? 2 : code.rawValue)
        }
    }
}
#endif
