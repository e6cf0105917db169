#if Tools
package import Foundation

/// A folder, and what a command does there: the files that it makes, and the lines for the user to add to others.
package struct Workspace {
    let root: URL
    /// The texts of the files to make, by path.
    package private(set) var files: [String: String] = [:]
    package private(set) var additions: [Addition] = []
    /// The paths of the sources that exist.
    private let sources: Set<String>

    package init(_ root: URL) {
        self.root = root.standardizedFileURL
        let base = self.root.pathComponents.count
        let found = FileManager.default.enumerator(
            at: self.root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        sources = Set(
            (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map {
                $0.standardizedFileURL.pathComponents.dropFirst(base).joined(separator: "/")
            })
    }

    /// Returns the path of an existing source by its name, such as `AppView.swift`; nil if there is none.
    func path(of name: String) -> String? {
        sources.contains(name) ? name : sources.filter { $0.hasSuffix("/\(name)") }.min()
    }
    /// The app's name, as the manifest's target `…App` says it; nil if there is none.
    var app: String? {
        let manifest = try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        return manifest?.firstMatch(of: #/"(\w+)App"/#).map { String($0.1) }
    }
    /// The style of the app, by a file that only its skill has; nil if there is none.
    var style: Scaffold.Style? {
        let marks: [(String, Scaffold.Style)] = [
            ("AppNavigationRedirect.swift", .features), ("AppNavigation.swift", .oneRouter),
            ("DefaultRouteResolver.swift", .routes), ("AppModel.swift", .router),
        ]
        return marks.first { path(of: $0.0) != nil }?.1
    }
    var hasTrackers: Bool { style == .features && sources.contains { $0.hasSuffix("Tracker.swift") } }

    /// The path of the folder that has `Features/`, such as `Libraries/`; empty if it is the root, or there is none.
    private var home: String {
        let paths = sources.compactMap { $0.firstMatch(of: #/^(.*\/)?Features\/[^\/]+\//#).map { String($0.1 ?? "") } }
        return paths.min { $0.count < $1.count } ?? ""
    }

    /// Plans a file. One of a feature lies beside the other features, wherever they are.
    ///
    /// - Throws: ``CommandFault`` if a file of its path, or another source of its name, exists.
    mutating func make(_ path: String, _ lines: [String]) throws(CommandFault) {
        let path = path.hasPrefix("Features/") ? home + path : path
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let file = root.appending(path: path).path(percentEncoded: false)
        let isTaken = name.hasSuffix(".swift") && name != "Package.swift" && self.path(of: name) != nil
        guard !isTaken, !FileManager.default.fileExists(atPath: file) else {
            throw CommandFault("there is already a file \(name), which isn't overwritten")
        }
        files[path] = CodeLines.tidied(lines).joined(separator: "\n") + "\n"
    }
    /// Plans lines for the user to add. A file of that name elsewhere counts as the one that is meant.
    mutating func add(_ addition: Addition) {
        var addition = addition
        let name = addition.path.split(separator: "/").last.map(String.init) ?? addition.path
        if let path = path(of: name) { addition.path = path }
        additions.append(addition)
    }

    /// Writes the files.
    package func write() throws {
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
#endif
