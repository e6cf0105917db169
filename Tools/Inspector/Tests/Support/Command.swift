#if Inspector
import Foundation

/// Runs a command, and returns its status, and its standard output and standard error as one text. Doesn't block a
/// thread of the shared pool, which the servers under test need.
func run(
    _ command: [String], input: String = "", environment: [String: String] = [:]
) async throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory
    let (file, said) = (
        folder.appending(path: "waymark-output-\(UUID().uuidString)"),
        folder.appending(path: "waymark-input-\(UUID().uuidString)")
    )
    try Data().write(to: file)
    try Data(input.utf8).write(to: said)
    defer {
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.removeItem(at: said)
    }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = try FileHandle(forReadingFrom: said)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in ended.resume() }
        do { try process.run() } catch {
            process.terminationHandler = nil
            ended.resume(throwing: error)
        }
    }
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
}
#endif
