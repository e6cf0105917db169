#if Tools
/// A filled template: files to make, and texts to insert into existing files.
///
/// A line `=== App/Route.swift` begins a file. A line `+++ Route end enum Route` begins a text for the file
/// `Route.swift`, followed by a ``SourcePlace``. A text that follows `+++?` is skipped if there is no place for it.
struct Recipe {
    private struct Part {
        /// The words of the line that begins the part.
        let words: [Substring]
        var lines: [String] = []
    }
    private var parts: [Part] = []

    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if ["=== ", "+++ ", "+++? "].contains(where: { line.hasPrefix($0) }) {
                parts.append(Part(words: line.split(separator: " ", maxSplits: 3)))
            } else {
                parts[parts.count - 1].lines.append(String(line))
            }
        }
        for index in parts.indices {
            while parts[index].lines.last?.isEmpty == true { parts[index].lines.removeLast() }
        }
    }

    /// Makes the files, and inserts the texts.
    ///
    /// - Throws: ``CommandFault`` if a file exists already.
    func apply(to workspace: inout Workspace) throws(CommandFault) {
        for part in parts {
            let name = String(part.words[1])
            if part.words[0] == "===" {
                try workspace.make(name, Self.tidied(part.lines).joined(separator: "\n") + "\n")
            } else {
                let place = SourcePlace(kind: part.words[2], anchors: part.words.count > 3 ? part.words[3] : "")
                workspace.insert(part.lines, at: place, into: name, isOptional: part.words[0] == "+++?")
            }
        }
    }

    /// Removes the blank lines that conditions leave behind.
    private static func tidied(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { result, line in
            let last = result.last ?? ""
            if line.allSatisfy({ $0 == " " }), last.isEmpty || last.hasSuffix("{") { return }
            if last.isEmpty, line.drop(while: { $0 == " " }).hasPrefix("}") { result.removeLast() }
            result.append(line)
        }
    }
}
#endif
