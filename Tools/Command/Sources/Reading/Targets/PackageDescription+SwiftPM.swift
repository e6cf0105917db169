#if Tools
import Foundation

extension PackageDescription {
    /// The reason that SwiftPM doesn't describe a package, in SwiftPM's words if it states one.
    struct Fault: Error {
        let message: String
        /// A Boolean value that indicates whether retrying is pointless, as when the manifest is at fault or SwiftPM
        /// isn't installed.
        let isLasting: Bool
    }

    /// Returns SwiftPM's description of a package. SwiftPM loads the manifest, but resolves no dependencies and builds
    /// nothing, so another SwiftPM process may build the package meanwhile. Retries once after a transient failure,
    /// such as a terminated process.
    ///
    /// - Parameter limit: The time limit of each attempt.
    /// - Throws: `Fault` if SwiftPM can't be started or can't describe the package.
    static func describe(_ root: URL, within limit: Duration = .seconds(60)) async throws(Fault) -> PackageDescription {
        do throws(Fault) { return try await describeOnce(root, limit) } catch {
            guard !error.isLasting else { throw error }
            return try await describeOnce(root, limit)
        }
    }

    private static func describeOnce(_ root: URL, _ limit: Duration) async throws(Fault) -> PackageDescription {
        let (output, errors) = (try unnamedFile(), try unnamedFile())
        let process = Process()
        (process.standardOutput, process.standardError) = (output, errors)
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root.path(percentEncoded: false), "--ignore-lock", "describe",
            "--type", "json",
        ]
        process.standardInput = FileHandle.nullDevice
        let end = await ChildProcess.run(process, within: limit)
        let said = text(errors)
        switch end {
        case .exit(0): break
        case .exit(let status):
            let message = message(said) ?? "it exited with status \(status)"
            let isLasting = status == 127 || message.contains("anifest") || message.contains("Package.swift")
            throw Fault(message: message, isLasting: isLasting)
        case .signal(let number): throw Fault(message: "signal \(number) terminated it", isLasting: false)
        case .missing: throw Fault(message: "it can't be started", isLasting: true)
        case .late: throw Fault(message: "it didn't answer within \(limit.components.seconds) seconds", isLasting: true)
        case .cancelled: throw Fault(message: "it was cancelled", isLasting: true)
        }
        guard let found = read(text(output)) else {
            throw Fault(message: message(said) ?? "its output can't be read", isLasting: false)
        }
        return found
    }

    /// Returns a temporary file for output of any length. It has no name, so it disappears however this process ends.
    ///
    /// - Throws: `Fault` if it can't be created.
    private static func unnamedFile() throws(Fault) -> FileHandle {
        let file = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString)")
        let path = file.path(percentEncoded: false)
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Fault(message: "\(path) can't be created: \(String(cString: strerror(errno)))", isLasting: true)
        }
        unlink(path)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
    private static func text(_ file: FileHandle) -> String {
        // the child process shares the offset, and has moved it
        guard (try? file.seek(toOffset: 0)) != nil, let data = try? file.readToEnd() else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns the error that SwiftPM's output states, or the output's last line if it states none; nil if there is no
    /// output. A compiler error in the manifest takes precedence over other errors. At most 300 characters.
    private static func message(_ said: String) -> String? {
        let lines = said.split(separator: "\n").map(String.init)
        let index =
            lines.firstIndex { $0.contains("Package.swift:") && $0.contains(": error: ") }
            ?? lines.firstIndex { $0.contains("error: ") } ?? lines.indices.last
        guard let index else { return nil }
        // SwiftPM doesn't end its message about the ignored lock with a line feed
        var text = lines[index][...]
        if text.hasPrefix("Another instance"), let error = text.firstRange(of: "error: ") {
            text = text[error.lowerBound...]
        }
        // removes the compiler's command line; the error is on the next line
        if let call = text.firstRange(of: " (compiled with: ") {
            text = text[..<call.lowerBound] + (lines.dropFirst(index + 1).first.map { ": \($0)" } ?? "")
        }
        return String(text.trimmingPrefix("error: ").prefix(300))
    }
}
#endif
