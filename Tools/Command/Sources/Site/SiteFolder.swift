#if Tools
package import Foundation

/// The folder of a site, with a record of the generated files. Other files, and edited ones, are overwritten only by
/// force, and never removed.
package struct SiteFolder {
    /// A change to one file.
    package struct Change: Hashable, Sendable {
        package let path: String
        /// The old text; nil for a new file.
        package let old: String?
        /// The new text; nil for a file to remove.
        package let new: String?

        package var word: String { new == nil ? "removed  " : old == nil ? "made     " : "changed  " }
    }
    private struct Record: Codable {
        var version = 1
        /// The checksums of the generated files, by path.
        var files: [String: String]
        var told: SiteOptions?
    }
    static let record = "waymark-site.json"
    package let root: URL

    package init(_ root: URL) { self.root = root }

    /// Returns the changes that give the folder these files, sorted by path, followed by the removals. Files that are
    /// no longer generated are removed, unless they have been edited.
    ///
    /// - Parameter force: True to overwrite files that weren't generated or have been edited, to remove association
    ///   files, and to replace a malformed record.
    /// - Throws: `CommandFault` if the folder is a file, or a symbolic link leads out of it. Without `force`, also if
    ///   the record is malformed, an association file would be removed, or other files are in the way (all are listed).
    package func changes(to files: [String: String], force: Bool) throws(CommandFault) -> [Change] {
        if RegularFile.isFolder(root) == false {
            throw CommandFault("\(root.path(percentEncoded: false).trimmingSlash) is a file, not a folder")
        }
        let written = try read(force: force)
        var changes: [Change] = []
        var inTheWay: [String] = []
        for path in Set(files.keys).union(written.keys).union([Self.record]).sorted() { try checkInside(path) }
        if !force, let lost = written.keys.sorted().first(where: { $0.contains(".well-known/") && files[$0] == nil }),
            text(lost) != nil
        {
            throw CommandFault(
                "an earlier run wrote \(lost), and this one lacks its options: add them, because links don't open the "
                    + "app without the file, or remove it with --force")
        }
        for (path, new) in files.sorted(by: { $0.key < $1.key }) {
            let old = text(path)
            if old == new { continue }
            if let old, !force, written[path] != Self.checksum(old) { inTheWay.append(path) }
            changes.append(Change(path: path, old: old, new: new))
        }
        guard inTheWay.isEmpty else {
            throw CommandFault(
                "not written by waymark site, or changed since: \(inTheWay.joined(separator: ", ")); "
                    + "overwrite with --force")
        }
        for (path, checksum) in written.sorted(by: { $0.key < $1.key }) where files[path] == nil {
            guard let old = text(path), Self.checksum(old) == checksum else { continue }
            changes.append(Change(path: path, old: old, new: nil))
        }
        return changes
    }
    /// Returns the changes as a unified diff.
    package static func diff(_ changes: [Change]) -> String {
        changes.map { UnifiedDiff.between($0.old, $0.new, path: $0.path) }.joined()
    }

    /// Writes and removes the changed files, then updates the record of generated files.
    ///
    /// - Parameters:
    ///   - changes: The changes, from ``changes(to:force:)``.
    ///   - files: All files of the site, including those that don't change.
    ///   - told: The options to record; nil to forget them.
    /// - Throws: `CommandFault` if a file can't be written or removed. Changes before it have been made.
    package func write(
        _ changes: [Change], files: [String: String], told: SiteOptions? = nil
    ) throws(CommandFault) {
        for change in changes {
            if let new = change.new {
                try write(change.path, new)
            } else {
                do { try FileManager.default.removeItem(at: root.appending(path: change.path)) } catch {
                    throw CommandFault("\(change.path) can't be removed: \(error.reason)")
                }
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(Record(files: files.mapValues(Self.checksum), told: told)) else { return }
        try write(Self.record, String(decoding: data, as: UTF8.self) + "\n")
    }
    private func write(_ path: String, _ text: String) throws(CommandFault) {
        let file = root.appending(path: path)
        do throws(RegularFile.Fault) { try RegularFile.write(text, to: file) } catch {
            throw CommandFault("\(file.path(percentEncoded: false)) \(error.message)")
        }
    }

    /// Checks that no symbolic link leads from a path out of the folder. The folder itself may be a link.
    ///
    /// - Throws: `CommandFault` naming the link.
    private func checkInside(_ path: String) throws(CommandFault) {
        var url = root
        for part in path.split(separator: "/") {
            url.append(path: String(part))
            let name = url.path(percentEncoded: false)
            var status = stat()
            guard lstat(name, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
            let inside = Self.real(root.path(percentEncoded: false)).map { $0 == "/" ? $0 : $0 + "/" }
            guard let inside, Self.real(name)?.hasPrefix(inside) == true else {
                throw CommandFault("\(name) is a symbolic link that leads out of the site's folder: remove it")
            }
        }
    }
    /// Returns a path with symbolic links resolved; nil if it leads nowhere.
    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    private func text(_ path: String) -> String? {
        (try? RegularFile.data(root.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
    }
    /// The recorded options of earlier runs; empty if there is no valid record.
    package var told: SiteOptions {
        let record = text(Self.record).flatMap { try? JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
        return record?.told ?? SiteOptions()
    }
    /// Returns the recorded checksums of paths inside the folder; empty if there is no record, or if it is malformed
    /// and `force` is true.
    ///
    /// - Throws: `CommandFault` if the record is malformed, unless `force` is true.
    private func read(force: Bool) throws(CommandFault) -> [String: String] {
        guard let text = text(Self.record) else { return [:] }
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(text.utf8)), record.version == 1 else {
            if force { return [:] }
            throw CommandFault("\(Self.record) can't be read, or is from another version; replace it with --force")
        }
        // a manipulated record must not lead out of the folder
        return record.files.filter { !$0.key.hasPrefix("/") && !$0.key.split(separator: "/").contains("..") }
    }
    /// Returns the 64-bit FNV-1a hash of a text. It detects changes, not attacks.
    private static func checksum(_ text: String) -> String {
        let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(sum, radix: 16)
    }
}
#endif
