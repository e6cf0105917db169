#if Tools
package import Foundation

/// The files that a command makes and changes. Nothing is written before `write()`.
package struct Workspace {
    enum Change { case made, changed }

    let root: URL
    /// The paths of the files to write.
    private(set) var changes: [String: Change] = [:]
    /// The steps to do by hand, because the sources aren't as expected.
    private(set) var notes: [String] = []
    private var texts: [String: String] = [:]
    /// The paths of all sources, including those to make.
    private var sources: Set<String> = []

    package init(_ root: URL) {
        self.root = root.standardizedFileURL
        let base = self.root.pathComponents.count
        let files = FileManager.default.enumerator(
            at: self.root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            sources.insert(file.standardizedFileURL.pathComponents.dropFirst(base).joined(separator: "/"))
        }
    }

    /// Returns true if there is a source of that name, or one is to be made.
    func has(_ name: String) -> Bool { path(of: name) != nil }
    /// Returns the text of a source by its path or its name, with the changes so far; nil if there is none.
    package func text(of name: String) -> String? {
        guard let path = path(of: name) else { return nil }
        return texts[path] ?? (try? String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
    /// Returns the first match of a pattern's group in a source; nil if there is none.
    func first(_ pattern: String, in name: String) -> String? {
        guard let text = text(of: name), let match = try? Regex(pattern).firstMatch(in: text) else { return nil }
        return match.output[1].substring.map(String.init)
    }
    private func path(of name: String) -> String? {
        sources.contains(name) ? name : sources.filter { $0.hasSuffix("/\(name).swift") }.min()
    }

    /// Makes a file.
    ///
    /// - Throws: ``CommandFault`` if it exists, or if another source has its name.
    mutating func make(_ path: String, _ text: String) throws(CommandFault) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let isTaken = name.hasSuffix(".swift") && has(String(name.dropLast(6)))
        let file = root.appending(path: path).path(percentEncoded: false)
        guard !isTaken, !FileManager.default.fileExists(atPath: file) else {
            throw CommandFault("there is already a file \(name), which isn't overwritten")
        }
        if name.hasSuffix(".swift") { sources.insert(path) }
        texts[path] = text
        changes[path] = .made
    }
    /// Inserts lines into a source. If it has no such place, adds a note to do it by hand, unless that is optional.
    mutating func insert(_ lines: [String], at place: SourcePlace, into name: String, isOptional: Bool) {
        if let path = path(of: name), let text = text(of: name), let changed = place.inserting(lines, into: text) {
            if changed != text, changes[path] == nil { changes[path] = .changed }
            texts[path] = changed
        } else if !isOptional {
            note("add to \(path(of: name) ?? name):\n" + lines.map { "    \($0)\n" }.joined())
        }
    }
    mutating func note(_ text: String) { notes.append(text) }

    /// Writes all files.
    package func write() throws {
        for path in changes.keys {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((texts[path] ?? "").utf8).write(to: file)
        }
    }
}
#endif
