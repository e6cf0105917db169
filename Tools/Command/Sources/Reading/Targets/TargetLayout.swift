#if Tools
import Foundation

/// Functions that assign the files of a folder to targets.
enum TargetLayout {
    /// Returns the targets of a folder, sorted by path.
    ///
    /// - Parameters:
    ///   - files: The files of the folder.
    ///   - described: The targets of the manifest; nil if SwiftPM doesn't describe them. If the folder is a package,
    ///     its conventional targets are then used.
    ///   - inner: The targets of packages below the folder that SwiftPM described.
    ///   - hasManifest: True if the folder is a package.
    ///   - imports: The modules that each file imports, by the file's path.
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

    /// Returns true if every file of a package is in a folder below `Sources`, `Tests` or `Plugins`. Files of packages
    /// inside it don't count.
    static func isConventional(_ package: String, _ files: SwiftFiles) -> Bool {
        let deeper = files.packages.filter { $0 != package && $0.isBelow(package) }
        return files.paths.allSatisfy { path in
            guard path.isBelow(package), !deeper.contains(where: path.isBelow) else { return true }
            let parts = path.dropFirst(package.count + 1).split(separator: "/")
            return parts.count > 2 && ["Sources", "Tests", "Plugins"].contains(parts[0])
        }
    }

    /// Returns a package's conventional targets: one for each folder directly in `Sources`, and a test target for each
    /// folder directly in `Tests`.
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

    /// Returns targets for the files that belong to no package's target, such as those of an Xcode project. Each
    /// outermost folder whose name ends with `Tests` is a test target, which depends on the apps beside or around it.
    /// Other files are grouped by the highest folder above them that contains no target's files.
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
            // if every folder above has a target's files, the group is the file's own folder
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
            // an app's tests are in a folder beside the app or inside it
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
    /// The folders of a path, outermost first: the root, `a` and `a/b` for `a/b/c.swift`.
    fileprivate var foldersAbove: [String] {
        var folders = [""]
        for index in indices where self[index] == "/" { folders.append(String(self[..<index])) }
        return folders
    }
    func isBelow(_ folder: String) -> Bool { folder.isEmpty || self == folder || hasPrefix(folder + "/") }
}
#endif
