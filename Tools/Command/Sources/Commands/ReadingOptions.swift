#if Tools
import ArgumentParser
import Foundation

/// The options of every command that reads an app.
struct ReadingOptions: ParsableArguments {
    @Option(
        name: .customLong("in"),
        help: .init(
            "The app: a package, a part of one, or a folder of Swift files. Defaults to the working directory.",
            valueName: "folder"), completion: .directory, transform: path)
    var folder = "."

    /// Reads the app, and prints the reader's notes to standard error. A plugin passes the targets in a file whose path
    /// is in the environment, because SwiftPM can't describe them while it waits for the plugin.
    ///
    /// - Throws: `CommandFault` if the folder or its configuration can't be read.
    func read() async throws -> ReadApp {
        let description = ProcessInfo.processInfo.environment["WAYMARK_PACKAGE_DESCRIPTION"]
        do {
            let read = try await ProgressLine.during { progress in
                try await SourceReader.read(
                    URL(filePath: folder, directoryHint: .isDirectory),
                    targets: description.map(TargetSource.description) ?? .manifest, progress: progress)
            }
            for note in read.notes { CommandOutput.note(note) }
            return read
        } catch let fault as SourceReader.Fault {
            throw CommandFault(fault.description)
        } catch let fault as ToolConfiguration.Fault {
            throw CommandFault(fault.description)
        }
    }

    /// Returns the path from the working directory to the sources, as a prefix for file paths. It is empty if both are
    /// the same folder, and absolute if neither folder contains the other.
    static func prefix(of root: URL) -> String {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
            .standardizedFileURL.pathComponents
        let target = root.standardizedFileURL.pathComponents
        guard target.starts(with: current) else {
            return current.starts(with: target) && current != target
                ? String(repeating: "../", count: current.count - target.count)
                : root.path(percentEncoded: false).trimmingSlash + "/"
        }
        return target.dropFirst(current.count).map { $0 + "/" }.joined()
    }
}
#endif
