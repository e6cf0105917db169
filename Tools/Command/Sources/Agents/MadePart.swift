#if Tools
import Foundation

/// A generated part of a file, between two marks. The rest of the file stays as it is.
package enum MadePart {
    static let start = "<!-- waymark agents -->"
    static let end = "<!-- /waymark agents -->"
    private static let extensions = ["md", "mdc", "markdown", "txt"]

    /// Computes the change of a file, with links resolved; `new` is nil if nothing changes.
    ///
    /// - Parameter file: An absolute path, or a path relative to the folder.
    /// - Throws: ``CommandFault`` for a file outside the folder, a name that isn't that of Markdown or plain text, a
    ///   file that can't be read, and a file with only one of the marks.
    static func change(
        _ file: String, in folder: URL, to part: String
    ) throws(CommandFault) -> (url: URL, isNew: Bool, new: String?) {
        let root = folder.resolvingSymlinksInPath().standardizedFileURL
        let asked = file.hasPrefix("/") ? URL(filePath: file) : root.appending(path: file)
        let above = asked.deletingLastPathComponent()
        let url = asked.standardizedFileURL.resolvingSymlinksInPath()
        // the status of a link's target
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
            throw CommandFault("\(file) has one of the marks \(start) and \(end), and not the other")
        }
        return (url, false, new == old ? nil : new)
    }

    /// The text with its part replaced, or appended if there was none.
    ///
    /// - Returns: nil if one of the marks is missing.
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
