#if Tools
package import Foundation

/// The Swift files below a folder, without manifests.
package struct SwiftFiles: Sendable {
    /// The sorted paths of the files, relative to the folder.
    package let paths: [String]
    /// The sorted paths of the subfolders with a manifest of their own, relative to the folder.
    package let packages: [String]
    /// The sorted paths of the subfolders that can't be listed, relative to the folder; `.` for the folder itself.
    package let unreadable: [String]

    /// Finds the files. Skips hidden files and folders, bundles, folders of build products and dependencies, symbolic
    /// links to folders, and excluded paths.
    ///
    /// - Parameter excluded: The paths of files and folders, relative to `root`. A folder excludes everything below it.
    package init(below root: URL, excluding excluded: [String]) {
        var paths: [String] = []
        var packages: [String] = []
        var unreadable: [String] = []
        var folders = [""]
        let manager = FileManager.default
        while let folder = folders.popLast() {
            let url = folder.isEmpty ? root : root.appending(path: folder)
            guard let names = try? manager.contentsOfDirectory(atPath: url.path(percentEncoded: false)) else {
                unreadable.append(folder.isEmpty ? "." : folder)
                continue
            }
            if names.contains("Package.swift"), !folder.isEmpty { packages.append(folder) }
            for name in names where !name.hasPrefix(".") && !Self.ignored.contains(name) {
                let path = folder.isEmpty ? name : folder + "/" + name
                guard !excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else { continue }
                if Self.mayBeFolder(name), Self.isFolder(root.appending(path: path)) {
                    folders.append(path)
                } else if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@swift") {
                    paths.append(path)
                }
            }
        }
        self.paths = paths.sorted()
        self.packages = packages.sorted()
        self.unreadable = unreadable.sorted()
    }

    private static let ignored: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]
    private static func mayBeFolder(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return true }
        // bundles contain no source of the app
        return ![".xcodeproj", ".xcworkspace", ".xcassets", ".docc", ".framework", ".bundle", ".lproj"]
            .contains(String(name[dot...]))
    }
    /// Returns true if there is a folder at a path. Symbolic links don't count, because they may form cycles.
    private static func isFolder(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path(percentEncoded: false), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
#endif
