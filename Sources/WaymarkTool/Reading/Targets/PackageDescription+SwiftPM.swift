#if Tools
import Foundation

extension PackageDescription {
    /// Why SwiftPM doesn't describe a package, in its own words.
    struct Fault: Error {
        let message: String
        /// Whether asking again can't help: the manifest is at fault, or there is no SwiftPM.
        let isLasting: Bool
    }

    /// Asks SwiftPM. It loads the manifest, and neither resolves nor builds anything. While another SwiftPM is busy with
    /// the package it waits. A fault that may pass, such as that of a process that was stopped, is met with a second try.
    static func describe(_ root: URL) async throws(Fault) -> PackageDescription {
        do throws(Fault) { return try await describeOnce(root) } catch {
            guard !error.isLasting else { throw error }
            return try await describeOnce(root)
        }
    }

    private static func describeOnce(_ root: URL) async throws(Fault) -> PackageDescription {
        // files take all that is said, whatever its length
        let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString)")
        let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in [output, errors] { try Data().write(to: file) }
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
        } catch { throw Fault(message: error.localizedDescription, isLasting: true) }
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root.path(percentEncoded: false), "describe", "--type", "json",
        ]
        process.standardInput = FileHandle.nullDevice
        let (status, isSignal) = await withCheckedContinuation { continuation in
            process.terminationHandler = {
                continuation.resume(returning: ($0.terminationStatus, $0.terminationReason == .uncaughtSignal))
            }
            do { try process.run() } catch { continuation.resume(returning: (127, false)) }
        }
        let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        guard status == 0, !isSignal else {
            let message = isSignal ? "signal \(status) ended it" : message(said) ?? "it ended with \(status)"
            let isLasting = status == 127 || message.contains("anifest") || message.contains("Package.swift")
            throw Fault(message: message, isLasting: isLasting && !isSignal)
        }
        guard let found = read((try? String(contentsOf: output, encoding: .utf8)) ?? "") else {
            throw Fault(message: message(said) ?? "what it says can't be read", isLasting: false)
        }
        return found
    }

    /// The line that says what is wrong: that of the compiler, if it was asked.
    private static func message(_ said: String) -> String? {
        let lines = said.split(separator: "\n").map(String.init)
        let line =
            lines.first { $0.contains("Package.swift:") && $0.contains(": error: ") }
            ?? lines.first { $0.contains("error: ") } ?? lines.last
        guard let line else { return nil }
        // what it says while it waits ends without a new line
        let text = line.hasPrefix("Another instance") ? line.drop { $0 != "." }.trimmingPrefix("...") : line[...]
        return String(text.trimmingPrefix("error: ").prefix(300))
    }
}
#endif
