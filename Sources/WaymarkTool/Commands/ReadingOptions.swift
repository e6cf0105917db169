#if Tools
import ArgumentParser
import Foundation

/// What every command that reads an app is told.
struct ReadingOptions: ParsableArguments {
    @Option(
        name: .customLong("in"),
        help: .init(
            "The app: a package, a folder of one, or a folder of Swift files. By default, where you are.",
            valueName: "folder"), completion: .directory, transform: path)
    var folder = "."

    /// A plugin says the targets in a file that the environment names: SwiftPM can't be asked while it waits for it.
    ///
    /// - Throws: What ends a command with 2, in words.
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

    /// The way from the working directory to what was read, to stand in front of its paths.
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

/// Where a command writes.
enum CommandOutput {
    /// - Throws: ``CommandFault`` if nobody takes it, such as a disk that is full.
    static func write(_ text: String) throws(CommandFault) {
        do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
            throw CommandFault("the output can't be written: \(error.reason)")
        }
    }
    /// Says on standard error what isn't a part of the result.
    static func note(_ text: String) { error("waymark: \(text)\n") }
    static func error(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
    /// Keeps files that are opened later from becoming a stream that is closed.
    static func guardStreams() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
    }

    /// A terminal that nobody asked to leave colors out ([NO_COLOR](https://no-color.org)).
    static var isColored: Bool {
        isTerminal(1) && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    }
    /// Whether a stream is shown on a terminal that can erase and color.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
}
#endif
