#if Tools
/// A place in a source, beside the first line that contains given words. The source isn't parsed.
enum SourcePlace {
    /// Among the imports.
    case imports
    /// After a line. Each anchor is looked for below the one before it.
    case after([String])
    /// At the end of the block that a line begins.
    case end([String])

    /// Creates a place of a kind: `import`, `after` or `end`. Anchors are separated by ` … `.
    init(kind: Substring, anchors: Substring) {
        let anchors = anchors.split(separator: " … ").map(String.init)
        switch kind {
        case "import": self = .imports
        case "after": self = .after(anchors)
        default: self = .end(anchors)
        }
    }

    /// Returns the source with lines inserted at the place; nil if it has no such place.
    func inserting(_ text: [String], into source: String) -> String? {
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        switch self {
        case .imports:
            guard let first = lines.firstIndex(where: Self.isImport) else { return nil }
            let end = lines[first...].firstIndex { !Self.isImport($0) } ?? lines.endIndex
            for module in text where !lines[first..<end].contains("import \(module)") {
                let next = lines[first..<end].firstIndex { $0.split(separator: " ").last ?? "" > module }
                lines.insert("import \(module)", at: next ?? end)
            }
        case .after(let anchors):
            guard let anchor = Self.line(of: anchors, in: lines) else { return nil }
            lines.insert(contentsOf: Self.indented(text, below: lines[anchor], isFirst: true), at: anchor + 1)
        case .end(let anchors):
            guard let anchor = Self.line(of: anchors, in: lines) else { return nil }
            let margin = lines[anchor].prefix { $0 == " " }
            let end = lines[(anchor + 1)...].firstIndex {
                $0.hasPrefix(margin) && "}])".contains($0.dropFirst(margin.count).first ?? " ")
            }
            guard let end else { return nil }
            lines.insert(contentsOf: Self.indented(text, below: lines[anchor], isFirst: end == anchor + 1), at: end)
        }
        return lines.joined(separator: "\n")
    }

    private static func isImport(_ line: String) -> Bool {
        line.hasPrefix("import ") || line.hasPrefix("public import ")
    }
    private static func line(of anchors: [String], in lines: [String]) -> Int? {
        var found = -1
        for anchor in anchors {
            guard let index = lines[(found + 1)...].firstIndex(where: { $0.contains(anchor) }) else { return nil }
            found = index
        }
        return found
    }
    /// Returns the lines with the indentation of a line, or of the block that it begins. A leading blank line is left
    /// out at the beginning of a block.
    private static func indented(_ text: [String], below line: String, isFirst: Bool) -> [String] {
        let margin = String(line.prefix { $0 == " " })
        let isBlock = ["{", "[", "("].contains { line.hasSuffix($0) }
        let isSwitch = line.dropFirst(margin.count).hasPrefix("switch ")
        let indentation = margin + (isBlock && !isSwitch ? "    " : "")
        return text.drop { isFirst && isBlock && $0.isEmpty }.map { $0.isEmpty ? "" : indentation + $0 }
    }
}
#endif
