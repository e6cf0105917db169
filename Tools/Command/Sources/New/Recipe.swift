#if Tools
/// A filled template: files to make, and text to insert into existing files.
///
/// A line `=== App/Route.swift` begins a file. A line `+++ Route storage` begins a text for the file that declares or
/// extends a type, or for a file by its path: `+++ Package.swift element features`. A text that follows `+++?` is
/// skipped if there is no place for it.
struct Recipe {
    private struct Part {
        /// The words of the line that begins the part: `===` and a path; or `+++` or `+++?`, a file or type, a kind of
        /// place and its arguments.
        let words: [String]
        var text = ""
    }
    private var parts: [Part] = []

    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if ["=== ", "+++ ", "+++? "].contains(where: { line.hasPrefix($0) }) {
                parts.append(Part(words: line.split(separator: " ").map(String.init)))
            } else if !parts.isEmpty {
                parts[parts.count - 1].text += line + "\n"
            }
        }
    }

    /// Makes the files, and inserts the texts.
    ///
    /// - Throws: ``CommandFault`` if a file exists already, or if a part names no file or type.
    func apply(to workspace: inout Workspace) throws(CommandFault) {
        for part in parts {
            guard part.words.count > 1 else {
                throw CommandFault("a template has a line '\(part.words[0])' that names no file or type")
            }
            let name = part.words[1]
            if part.words[0] == "===" {
                let isSwift = name.hasSuffix(".swift")
                try workspace.create(name, isSwift ? Self.tidied(part.text) : part.text.trimmingEmptyLines + "\n")
            } else {
                insert(part.text.trimmingEmptyLines, part, into: &workspace)
            }
        }
    }
    /// Inserts a text into the first file that has a place for it. If there is none, adds a note to do it by hand,
    /// unless the part is a `+++?`.
    private func insert(_ text: String, _ part: Part, into workspace: inout Workspace) {
        let name = part.words[1]
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let instruction = "add '\(lines.joined(separator: " "))' to \(name)"
        let files = name.hasSuffix(".swift") ? [name] : workspace.files(of: name)
        var faults: [String] = []
        for path in files {
            guard
                let fault = workspace.edit(
                    path,
                    { editor throws(CommandFault) in
                        try editor.insert(text, at: Array(part.words[2...]), of: name)
                    })
            else { return }
            faults.append("\(path): \(fault); \(instruction)")
        }
        guard part.words[0] == "+++" else { return }
        workspace.note(faults.first ?? "there is no \(name); \(instruction)")
    }

    /// Removes the blank lines that conditions leave behind, and joins the braces of an empty body.
    static func tidied(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " }
            if content.hasPrefix("}") {
                while lines.last?.isEmpty == true { lines.removeLast() }
                if content == "}", let last = lines.last, last.hasSuffix(" {"), !last.contains("->"),
                    last.prefix(while: { $0 == " " }).count == line.count - content.count
                {
                    lines[lines.count - 1] = last + "}"
                    continue
                }
            } else if content.isEmpty, lines.last.map({ $0.isEmpty || $0.hasSuffix("{") }) ?? true {
                continue
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n").trimmingEmptyLines + "\n"
    }
}

extension String {
    fileprivate var trimmingEmptyLines: String {
        var text = drop { $0 == "\n" }
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }
}
#endif
