#if Tools
import Foundation

/// The generated part of a file, between two markers. The rest of the file isn't changed.
package enum MadePart {
    static let start = "<!-- waymark agents -->"
    static let end = "<!-- /waymark agents -->"
    private static let extensions = ["md", "mdc", "markdown", "txt"]

    /// Returns the URL of the file to change, with symbolic links resolved. `isNew` is true if the file doesn't exist
    /// yet. `new` is the text that the file should have; nil if it has that text already.
    ///
    /// - Parameter file: An absolute path, or a path relative to the folder.
    /// - Throws: `CommandFault` if the file is outside the folder, isn't named like Markdown or plain text, or can't be
    ///   read, if its own folder doesn't exist, or if it has only one marker or both in the wrong order.
    static func change(
        _ file: String, in folder: URL, to part: String
    ) throws(CommandFault) -> (url: URL, isNew: Bool, new: String?) {
        let root = folder.resolvingSymlinksInPath().standardizedFileURL
        let asked = file.hasPrefix("/") ? URL(filePath: file) : root.appending(path: file)
        let above = asked.deletingLastPathComponent()
        let url = asked.standardizedFileURL.resolvingSymlinksInPath()
        // lstat doesn't follow the link
        var status = stat()
        let isLink =
            lstat(asked.path(percentEncoded: false), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        let name = isLink ? "\(file) is a link to \(url.path(percentEncoded: false)), which" : file
        guard url.pathComponents.starts(with: root.pathComponents), url != root else {
            throw CommandFault("\(name) is not in \(root.path(percentEncoded: false))")
        }
        guard extensions.contains(url.pathExtension.lowercased()) else {
            let names = extensions.map { "." + $0 }.joined(separator: ", ")
            throw CommandFault("\(name) isn't Markdown or plain text, whose names end with one of \(names)")
        }
        guard RegularFile.isFolder(above) == true else {
            throw CommandFault("there is no folder \(above.path(percentEncoded: false)) for \(file)")
        }
        let old: String
        do throws(RegularFile.Fault) { old = try RegularFile.text(url) } catch {
            guard error.isMissing else { throw CommandFault("\(file) \(error.message)") }
            return (url, true, replaced(in: "", with: part))
        }
        let ends = LineEnds(of: old)
        guard let new = replaced(in: ends.removed(from: old), with: part).map(ends.restored) else {
            throw CommandFault("\(file) needs both markers, \(start) before \(end), or neither")
        }
        return (url, false, new == old ? nil : new)
    }

    /// Returns a text with its generated part replaced, or with the part appended if there are no markers. Returns nil
    /// if there is only one marker, or if the markers are in the wrong order.
    package static func replaced(in text: String, with part: String) -> String? {
        let block = "\(start)\n\(part)\(end)\n"
        switch (text.firstRange(of: start), text.firstRange(of: end)) {
        case (nil, nil): return text.isEmpty ? block : text + (text.hasSuffix("\n") ? "\n" : "\n\n") + block
        case (let first?, let last?) where first.upperBound <= last.lowerBound:
            var after = text[last.upperBound...]
            if after.first?.isNewline == true { after = after.dropFirst() }
            return text[..<first.lowerBound] + block + after
        default: return nil
        }
    }
}
#endif
