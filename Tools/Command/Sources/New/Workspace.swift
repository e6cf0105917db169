#if Tools
package import Foundation

/// The files that a command makes and changes. Nothing is written before `write()`.
package struct Workspace {
    package let root: URL
    /// The steps to do by hand, because the sources aren't as expected.
    package private(set) var notes: [String] = []
    private var texts: [String: String] = [:]
    private var lineEnds: [String: LineEnds] = [:]
    private var originals: [String: String?] = [:]

    /// Reads the Swift files and the manifest of a package; those that can't be read are left out.
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
    /// Reads the sources in an app's folder.
    ///
    /// - Throws: ``CommandFault`` if there is no such folder, if it is a file or can't be read, or if it has no
    ///   manifest, but is inside a package or contains one.
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
                throw CommandFault("\(fault): use --in \(above.path(percentEncoded: false).trimmingSlash), its package")
            }
            if let package = SwiftFiles(below: root, excluding: []).packages.first {
                throw CommandFault("\(fault): choose its package with --in, such as \(folder.trimmingSlash)/\(package)")
            }
        }
        self.init(root)
    }

    /// The paths of all sources and of the manifest, including files to make.
    var sources: [String] { Array(texts.keys) }
    /// The text of a file, with the changes so far; nil unless it is among `sources`.
    package subscript(path: String) -> String? { texts[path] }

    /// Makes a file.
    ///
    /// - Throws: ``CommandFault`` if it exists, or has been made before.
    mutating func create(_ path: String, _ text: String) throws(CommandFault) {
        let file = root.appending(path: path).path(percentEncoded: false)
        let name = ReadingOptions.prefix(of: root) + path
        guard originals[path] != .some(nil) else {
            throw CommandFault("\(name) would be made twice: choose another name")
        }
        guard texts[path] == nil, !FileManager.default.fileExists(atPath: file) else {
            throw CommandFault("\(name) exists already, and isn't overwritten")
        }
        originals[path] = .some(nil)
        texts[path] = text
    }
    /// Changes a file. Returns nil on success. Otherwise, leaves the file as it is, and returns the reason.
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

    /// Returns the file that declares a type, the first one by path if there are several; nil if there is none.
    func file(declaring type: String) -> String? {
        let words = ["struct", "class", "enum", "protocol", "actor"].map { "\($0) \(type)" }
        return candidates(words).first { SourceEditor(texts[$0] ?? "").declares(type) }
    }
    /// Returns the file that declares a type, and then those that extend it.
    func files(of type: String) -> [String] {
        let extending = candidates(["extension \(type)"]).filter { SourceEditor(texts[$0] ?? "").extends(type) }
        let declaring = file(declaring: type)
        return (declaring.map { [$0] } ?? []) + extending.filter { $0 != declaring }
    }
    /// Returns the files that contain one of the texts, so that only these have to be parsed.
    private func candidates(_ words: [String]) -> [String] {
        texts.filter { file in words.contains { file.value.contains($0) } }.keys.sorted()
    }

    // MARK: the result
    /// The paths of the files that are made or changed, sorted.
    package var paths: [String] { originals.keys.sorted() }
    /// Returns true if the file is made by the command.
    package func isNew(_ path: String) -> Bool { originals[path] == .some(nil) }
    /// Checks that the files to change and the manifest are valid Swift, because an insertion into an invalid file
    /// could end up in the wrong place.
    ///
    /// - Throws: ``CommandFault`` if one has merge conflict markers or a syntax error.
    func checkSources() throws(CommandFault) {
        for path in Set(paths + ["Package.swift"]).sorted() where path.hasSuffix(".swift") && !isNew(path) {
            guard let text = originals[path] ?? texts[path] else { continue }
            if let line = Self.mergeMark(in: text) {
                throw CommandFault(
                    "\(path):\(line) has merge conflict markers; resolve them and run again. Nothing was changed")
            }
            if let problem = FileReader.read(text, path: path).problems.first {
                throw CommandFault("\(problem.place): \(problem.message); fix it and run again. Nothing was changed")
            }
        }
    }
    /// Returns the line of the first merge conflict marker, from 1; nil if there is none. Swift's parser may take a
    /// marker for a comment.
    private static func mergeMark(in text: String) -> Int? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { line in ["<<<<<<< ", ">>>>>>> ", "||||||| "].contains { line.hasPrefix($0) } }
            .map { $0 + 1 }
    }
    /// The changes as a unified diff, sorted by path.
    package var diff: String {
        paths.map { path in
            let ends = lineEnds[path] ?? .plain
            return UnifiedDiff.between(
                (originals[path] ?? nil).map(ends.restored), ends.restored(in: texts[path] ?? ""), path: path)
        }.joined()
    }

    /// Writes all files. If the folder of one can't be written to, writes none.
    ///
    /// - Throws: ``CommandFault`` if a file can't be written, or has appeared in the meantime. Files before it, by
    ///   path, are written already.
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
