#if Tools
import Foundation

/// What `swift package describe --type json` says, as far as it matters here.
package struct PackageDescription: Codable, Sendable {
    package struct Target: Codable, Sendable {
        package let name: String
        package let type: String
        package let path: String
        package let sources: [String]
        package let target_dependencies: [String]?
        package let module_type: String?
    }
    package let path: String
    package let targets: [Target]

    /// The targets, with paths from the folder `below` of the package; those outside of it are left out.
    func facts(below folder: String) -> [TargetFact] {
        targets.compactMap { target in
            guard target.module_type == nil || target.module_type == "SwiftTarget" else { return nil }
            let kind: TargetFact.Kind
            switch target.type {
            case "test": kind = .test
            case "executable", "snippet": kind = .executable
            case "library", "macro": kind = .library
            default: return nil
            }
            let own = target.path.hasPrefix("/") ? Self.relative(target.path, to: path) : target.path
            return TargetFact(
                name: target.name, kind: kind, path: own, sources: target.sources.map { own + "/" + $0 },
                dependencies: Set(target.target_dependencies ?? []))
        }
    }
    private static func relative(_ path: String, to root: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// Reads the JSON; SwiftPM may say something before it.
    static func read(_ output: String) -> PackageDescription? {
        guard let start = output.firstIndex(of: "{") else { return nil }
        return try? JSONDecoder().decode(PackageDescription.self, from: Data(output[start...].utf8))
    }

    /// Asks SwiftPM. It loads the manifest, and neither resolves nor builds anything; nil if it can't.
    static func describe(_ root: URL) async -> PackageDescription? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString)")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
            return nil
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        // a file takes all that is said, whatever its length
        let file = folder.appending(path: "output")
        guard (try? Data().write(to: file)) != nil, let handle = try? FileHandle(forWritingTo: file) else { return nil }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root.path(percentEncoded: false), "describe", "--type", "json",
        ]
        process.standardOutput = handle
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        let status: Int32 = await withCheckedContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(returning: -1) }
        }
        guard status == 0, let output = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return read(output)
    }
}
#endif
