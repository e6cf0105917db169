import Foundation

/// The result of a command that has ended.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    /// Runs a command found in `PATH`, and waits until it ends. Its output goes to files, because a full pipe would
    /// block it.
    init(_ arguments: String...) throws { try self.init(arguments) }
    init(_ arguments: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [folder.appending(path: "output"), folder.appending(path: "errors")]
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOf: files[0], encoding: .utf8)
        errors = try String(contentsOf: files[1], encoding: .utf8)
    }
}
