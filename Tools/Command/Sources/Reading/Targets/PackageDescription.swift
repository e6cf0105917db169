#if Tools
import Foundation

/// The parts of the output of `swift package describe --type json` that are used here.
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

    /// Returns the Swift targets other than plugins, with paths relative to `ReadApp.root`.
    ///
    /// - Parameter folder: The path of the package, relative to `ReadApp.root`.
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
            let inner = target.path.hasPrefix("/") ? Self.relative(target.path, to: path) : target.path
            // a target may be at the package's own path
            let own = [folder, inner].filter { !$0.isEmpty && $0 != "." && $0 != path }.joined(separator: "/")
            return TargetFact(
                name: target.name, kind: kind, path: own,
                sources: target.sources.map { own.isEmpty ? $0 : own + "/" + $0 },
                dependencies: Set(target.target_dependencies ?? []))
        }
    }
    private static func relative(_ path: String, to root: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// Decodes the JSON in SwiftPM's output, skipping messages before it. Returns nil if there is no valid JSON.
    static func read(_ output: String) -> PackageDescription? {
        guard let start = output.firstIndex(of: "{") else { return nil }
        return try? JSONDecoder().decode(PackageDescription.self, from: Data(output[start...].utf8))
    }
}
#endif
