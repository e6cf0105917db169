#if Tools
import Foundation

/// Sorts the files of a folder into targets.
enum TargetLayout {
    /// The targets of a folder.
    ///
    /// - Parameters:
    ///   - described: The targets that a manifest has; nil without a manifest that could be read.
    ///   - inner: The targets that the manifests of packages below the folder have, as far as they were asked.
    ///   - imports: The modules that each file imports.
    static func targets(
        files: SwiftFiles, described: [TargetFact]?, inner: [TargetFact], hasManifest: Bool,
        imports: [String: Set<String>]
    ) -> [TargetFact] {
        var targets = (described ?? (hasManifest ? conventional(files.paths, below: "") : [])) + inner
        for package in files.packages where !targets.contains(where: { $0.path.isBelow(package) }) {
            targets += conventional(files.paths, below: package)
        }
        targets += loose(files.paths, outside: targets)
        return mergingImports(targets, imports).sorted { $0.path < $1.path }
    }

    /// Whether every file of a package stands in a folder of a target, or of a plugin.
    static func isConventional(_ package: String, _ files: SwiftFiles) -> Bool {
        let deeper = files.packages.filter { $0 != package && $0.isBelow(package) }
        return files.paths.allSatisfy { path in
            guard path.isBelow(package), !deeper.contains(where: path.isBelow) else { return true }
            let parts = path.dropFirst(package.count + 1).split(separator: "/")
            return parts.count > 2 && ["Sources", "Tests", "Plugins"].contains(parts[0])
        }
    }

    /// What a package has by convention: a target for each folder below `Sources`, a test target for each below `Tests`.
    private static func conventional(_ paths: [String], below package: String) -> [TargetFact] {
        let prefix = package.isEmpty ? "" : package + "/"
        var found: [String: TargetFact] = [:]
        for path in paths where path.hasPrefix(prefix) {
            let parts = path.dropFirst(prefix.count).split(separator: "/")
            guard parts.count > 2, ["Sources", "Tests", "Plugins"].contains(parts[0]), parts[0] != "Plugins" else {
                continue
            }
            let name = String(parts[1])
            let folder = prefix + parts[0] + "/" + name
            let isMain = parts.count == 3 && parts[2] == "main.swift"
            let kind: TargetFact.Kind = parts[0] == "Tests" ? .test : isMain ? .executable : .library
            var target =
                found[folder]
                ?? TargetFact(name: name, kind: kind, path: folder, sources: [], dependencies: [])
            target.sources.append(path)
            found[folder] = target
        }
        return found.values.sorted { $0.path < $1.path }
    }

    /// Files that no target has: each folder that holds none is one. They belong to an Xcode project, and so do the
    /// folders below it whose names say that they hold tests.
    private static func loose(_ paths: [String], outside targets: [TargetFact]) -> [TargetFact] {
        let taken = Set(targets.flatMap(\.sources))
        var holders: Set<String> = []
        for path in targets.flatMap({ $0.sources + [$0.path + "/"] }) {
            for folder in path.foldersAbove { holders.insert(folder) }
        }
        var found: [String: TargetFact] = [:]
        for path in paths where !taken.contains(path) {
            let folders = path.foldersAbove
            let tests = folders.first { $0.hasSuffix("Tests") }
            // the highest folder without a target's files; the file's own folder if all have some
            let folder = tests ?? folders.first { !holders.contains($0) } ?? folders.last ?? ""
            var target =
                found[folder]
                ?? TargetFact(
                    name: folder.isEmpty ? "app" : folder, kind: tests == nil ? .folder : .test, path: folder,
                    sources: [], dependencies: [])
            target.sources.append(path)
            found[folder] = target
        }
        let apps = found.values.filter { $0.kind == .folder }
        return found.values.sorted { $0.path < $1.path }.map { target in
            guard target.kind == .test else { return target }
            var target = target
            // the tests of an app stand beside it, or in it
            let parent = target.path.foldersAbove.last ?? ""
            target.dependencies.formUnion(apps.filter { $0.path.isBelow(parent) || $0.path.isEmpty }.map(\.name))
            return target
        }
    }

    private static func mergingImports(_ targets: [TargetFact], _ imports: [String: Set<String>]) -> [TargetFact] {
        let names = Set(targets.map(\.name))
        return targets.map { target in
            var target = target
            for source in target.sources {
                target.dependencies.formUnion((imports[source] ?? []).intersection(names))
            }
            target.dependencies.remove(target.name)
            return target
        }
    }
}

extension String {
    /// The folders that hold a path, the highest first: of `a/b/c.swift`, the root, `a` and `a/b`.
    fileprivate var foldersAbove: [String] {
        var folders = [""]
        for index in indices where self[index] == "/" { folders.append(String(self[..<index])) }
        return folders
    }
    func isBelow(_ folder: String) -> Bool { folder.isEmpty || self == folder || hasPrefix(folder + "/") }
}
#endif
