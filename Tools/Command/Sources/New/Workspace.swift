#if Tools
package import Foundation

/// The files that a command makes and changes. Nothing is written until all of it is known.
package struct Workspace {
    package let root: URL
    /// The steps left to a person, because the sources aren't as expected.
    package private(set) var notes: [String] = []
    private var texts: [String: String] = [:]
    private var lineEnds: [String: LineEnds] = [:]
    private var originals: [String: String?] = [:]

    package init(_ root: URL) {
        self.root = root.standardizedFileURL
        let files = SwiftFiles(below: self.root, excluding: [])
        // folders of other packages aren't part of this one
        let own = files.paths.filter { path in !files.packages.contains { path.isBelow($0) } }
        for path in own + ["Package.swift"] {
            guard let text = try? RegularFile.text(self.root.appending(path: path)) else { continue }
            let ends = LineEnds(of: text)
            lineEnds[path] = ends
            texts[path] = ends.removed(from: text)
        }
    }
    /// - Throws: ``CommandFault`` if there is no such folder, or if it isn't the app's own, but holds packages or is a part
    ///   of one.
    init(of folder: String) throws(CommandFault) {
        let root = URL(filePath: folder).standardizedFileURL
        guard let isFolder = RegularFile.isFolder(root) else { throw CommandFault("there is no folder \(folder)") }
        guard isFolder else { throw CommandFault("\(folder) is a file, not a folder") }
        if let reason = RegularFile.refusal(of: root) { throw CommandFault("\(folder) can't be read: \(reason)") }
        if !ReadFolder.hasManifest(root) {
            let fault = "there is no Package.swift in \(folder)"
            var above = root
            while above.pathComponents.count > 1 {
                above.deleteLastPathComponent()
                guard ReadFolder.hasManifest(above) else { continue }
                throw CommandFault("\(fault): --in \(above.path(percentEncoded: false).trimmingSlash) is its package")
            }
            if let package = SwiftFiles(below: root, excluding: []).packages.first {
                throw CommandFault("\(fault): --in says which package, such as \(folder.trimmingSlash)/\(package)")
            }
        }
        self.init(root)
    }

    /// The paths of all sources.
    var sources: [String] { Array(texts.keys) }
    /// The text of a file, with the changes so far.
    package subscript(path: String) -> String? { texts[path] }

    /// Makes a file.
    ///
    /// - Throws: ``CommandFault`` if it is there.
    mutating func create(_ path: String, _ text: String) throws(CommandFault) {
        let file = root.appending(path: path).path(percentEncoded: false)
        let name = ReadingOptions.prefix(of: root) + path
        guard originals[path] != .some(nil) else {
            throw CommandFault("two files \(name) would be made: one of the names has to be another")
        }
        guard texts[path] == nil, !FileManager.default.fileExists(atPath: file) else {
            throw CommandFault("there is a file \(name) already, and nothing is overwritten")
        }
        originals[path] = .some(nil)
        texts[path] = text
    }
    /// Changes a file. Returns the reason where it isn't as expected, and stays as it is.
    mutating func edit(
        _ path: String, _ change: (inout SourceEditor) throws(CommandFault) -> Void
    ) -> CommandFault? {
        guard let text = texts[path] else {
            let isThere = FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
            return CommandFault(isThere ? "it can't be read" : "there is no such file")
        }
        var editor = SourceEditor(text)
        do throws(CommandFault) { try change(&editor) } catch { return error }
        if originals[path] == nil { originals[path] = .some(text) }
        texts[path] = editor.text
        return nil
    }
    mutating func note(_ text: String) { notes.append(text) }

    /// The file that declares a type; the first one by path if there are several.
    func file(declaring type: String) -> String? {
        let words = ["struct", "class", "enum", "protocol", "actor"].map { "\($0) \(type)" }
        return candidates(words).first { SourceEditor(texts[$0] ?? "").declares(type) }
    }
    /// The files that declare a type, and then those that extend it.
    func files(of type: String) -> [String] {
        let extending = candidates(["extension \(type)"]).filter { SourceEditor(texts[$0] ?? "").extends(type) }
        let declaring = file(declaring: type)
        return (declaring.map { [$0] } ?? []) + extending.filter { $0 != declaring }
    }
    /// The files that have one of some texts: only those are parsed.
    private func candidates(_ words: [String]) -> [String] {
        texts.filter { file in words.contains { file.value.contains($0) } }.keys.sorted()
    }

    // MARK: the result
    /// The files that are made or changed.
    package var paths: [String] { originals.keys.sorted() }
    /// True if a file is made, and not changed.
    package func isNew(_ path: String) -> Bool { originals[path] == .some(nil) }
    /// Checks that a file to edit is valid Swift: elsewhere, an insertion could end up in a wrong place.
    ///
    /// - Throws: ``CommandFault`` for a source that is to be changed, or a manifest, that has the marks of a merge or
    ///   that can't be parsed.
    func checkSources() throws(CommandFault) {
        for path in Set(paths + ["Package.swift"]).sorted() where path.hasSuffix(".swift") && !isNew(path) {
            guard let text = originals[path] ?? texts[path] else { continue }
            if let line = Self.mergeMark(in: text) {
                throw CommandFault("\(path):\(line) has an unfinished merge: finish it first, nothing was changed")
            }
            if let problem = FileReader.read(text, path: path).problems.first {
                throw CommandFault("\(problem.place): \(problem.message): mend it first, nothing was changed")
            }
        }
    }
    /// The line of the first mark that a merge has left; nil if there is none. Swift's parser takes some for comments.
    private static func mergeMark(in text: String) -> Int? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { line in ["<<<<<<< ", ">>>>>>> ", "||||||| "].contains { line.hasPrefix($0) } }
            .map { $0 + 1 }
    }
    /// The changes as a unified diff.
    package var diff: String {
        paths.map { path in
            let ends = lineEnds[path] ?? .plain
            return UnifiedDiff.between(
                (originals[path] ?? nil).map(ends.restored), ends.restored(in: texts[path] ?? ""), path: path)
        }.joined()
    }

    /// Writes all of it, or nothing where a folder keeps a file out.
    ///
    /// - Throws: ``CommandFault`` if a file can't be written, or has appeared in the meantime.
    package func write() throws(CommandFault) {
        try forEachPath { file, _ throws(RegularFile.Fault) in try RegularFile.checkFolder(of: file) }
        try forEachPath { file, path throws(RegularFile.Fault) in
            let text = (lineEnds[path] ?? .plain).restored(in: texts[path] ?? "")
            try RegularFile.write(text, to: file, isNew: isNew(path))
        }
    }
    private func forEachPath(
        _ body: (URL, String) throws(RegularFile.Fault) -> Void
    ) throws(CommandFault) {
        for path in paths {
            do throws(RegularFile.Fault) { try body(root.appending(path: path), path) } catch {
                throw CommandFault("\(ReadingOptions.prefix(of: root))\(path) \(error.message)")
            }
        }
    }
}
#endif
