#if Tools
package import Foundation

/// The folder of a site, with a record of what was written there: nothing else is overwritten or removed.
package struct SiteFolder {
    /// What becomes of one file.
    package struct Change: Hashable, Sendable {
        package let path: String
        /// nil for one that isn't there.
        package let old: String?
        /// nil for one that is removed.
        package let new: String?

        package var word: String { new == nil ? "removed  " : old == nil ? "made     " : "changed  " }
    }
    private struct Record: Codable {
        var version = 1
        /// Checksums by path.
        var files: [String: String]
    }
    static let record = "waymark-site.json"
    package let root: URL

    package init(_ root: URL) { self.root = root }

    /// What has to change for the folder to hold these files, sorted by path. Files of an earlier time that are no
    /// longer made are removed, unless somebody changed them.
    ///
    /// - Parameter force: Overwrites what else is in the way.
    /// - Throws: ``CommandFault`` for files that are in the way, all of them, and where the folder is a file.
    package func changes(to files: [String: String], force: Bool) throws(CommandFault) -> [Change] {
        if RegularFile.isFolder(root) == false {
            throw CommandFault("\(root.path(percentEncoded: false).trimmingSlash) is a file, not a folder")
        }
        let written = try read()
        var changes: [Change] = []
        var inTheWay: [String] = []
        for (path, new) in files.sorted(by: { $0.key < $1.key }) {
            let old = text(path)
            if old == new { continue }
            if let old, !force, written[path] != Self.checksum(old) { inTheWay.append(path) }
            changes.append(Change(path: path, old: old, new: new))
        }
        guard inTheWay.isEmpty else {
            throw CommandFault(
                "not written by waymark site, or changed since: \(inTheWay.joined(separator: ", ")); "
                    + "--force overwrites")
        }
        for (path, checksum) in written.sorted(by: { $0.key < $1.key }) where files[path] == nil {
            guard let old = text(path), Self.checksum(old) == checksum else { continue }
            changes.append(Change(path: path, old: old, new: nil))
        }
        return changes
    }
    /// The changes as a unified diff.
    package static func diff(_ changes: [Change]) -> String {
        changes.map { UnifiedDiff.between($0.old, $0.new, path: $0.path) }.joined()
    }

    /// Makes the changes, and notes which files are the site's.
    ///
    /// - Throws: ``CommandFault`` if a file can't be written.
    package func write(_ changes: [Change], files: [String: String]) throws(CommandFault) {
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
        guard let data = try? encoder.encode(Record(files: files.mapValues(Self.checksum))) else { return }
        try write(Self.record, String(decoding: data, as: UTF8.self) + "\n")
    }
    private func write(_ path: String, _ text: String) throws(CommandFault) {
        let file = root.appending(path: path)
        do throws(RegularFile.Fault) { try RegularFile.write(text, to: file) } catch {
            throw CommandFault("\(file.path(percentEncoded: false)) \(error.message)")
        }
    }

    private func text(_ path: String) -> String? {
        (try? RegularFile.data(root.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
    }
    /// The checksums of what was written before.
    private func read() throws(CommandFault) -> [String: String] {
        guard let text = text(Self.record) else { return [:] }
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(text.utf8)), record.version == 1 else {
            throw CommandFault("\(Self.record) is not what waymark site wrote: remove it, and use --force")
        }
        // a record that was tampered with reaches no other folder
        return record.files.filter { !$0.key.hasPrefix("/") && !$0.key.split(separator: "/").contains("..") }
    }
    /// FNV-1a of 64 bits: it tells a changed file, and protects from nobody.
    private static func checksum(_ text: String) -> String {
        let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(sum, radix: 16)
    }
}
#endif
