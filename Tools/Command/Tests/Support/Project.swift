#if Tools
import Foundation
import WaymarkTool

/// Sources in a temporary folder, which is removed when this object is deallocated.
final class Project: Sendable {
    let root: URL

    /// Writes the sources.
    ///
    /// - Parameter files: The texts, by path.
    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString)")
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
    deinit { try? FileManager.default.removeItem(at: root) }

    func read() async throws -> ReadApp { try await SourceReader.read(root, targets: .folders) }
    func findings() async throws -> [Finding] { Linter.findings(in: try await read()) }
    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: path).path(percentEncoded: false), withDestinationPath: target)
    }
    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}

extension FixApplier.Outcome {
    /// The total number of fixes.
    var count: Int { mended.map(\.count).reduce(0, +) }
}
extension Finding {
    /// The rule and the place, for comparisons.
    var summary: String { "\(rule.id) \(place.file):\(place.line)" }
}
#endif
