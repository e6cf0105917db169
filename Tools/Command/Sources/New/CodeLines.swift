#if Tools
/// Lines of code, seen as blocks by their indentation. The code isn't parsed.
enum CodeLines {
    /// A statement or declaration: the comments above it, its first line, the lines inside, and the lines that close it.
    struct Block {
        var comments: [String] = []
        let header: String
        var body: [String] = []
        var end: [String] = []

        var lines: [String] { comments + [header] + body + end }
        var isBlank: Bool { header.isEmpty }
    }

    /// Splits lines into blocks. A blank line is a block of its own.
    static func blocks(of lines: [String]) -> [Block] {
        var blocks: [Block] = []
        var comments: [String] = []
        var rest = lines[...]
        while let header = rest.popFirst() {
            let margin = indentation(of: header)
            if isComment(header), let next = rest.first, !next.isEmpty, indentation(of: next) == margin {
                comments.append(header)
                continue
            }
            var block = Block(comments: comments, header: header)
            comments = []
            if opens(header) {
                let end = rest.firstIndex { closes($0, at: margin) && !opens($0) } ?? rest.endIndex
                block.body = Array(rest[..<end])
                block.end = Array(rest[end...].prefix(1))
                rest = rest[end...].dropFirst()
            } else if !header.isEmpty {
                block.body = Array(rest.prefix { !$0.isEmpty && indentation(of: $0) > margin })
                rest = rest.dropFirst(block.body.count)
            }
            blocks.append(block)
        }
        return blocks
    }
    /// Returns the lines without the blocks whose first line matches a pattern.
    static func dropping(_ pattern: some RegexComponent, from lines: [String]) -> [String] {
        blocks(of: lines).filter { !$0.header.contains(pattern) }.flatMap {
            $0.comments + [$0.header] + dropping(pattern, from: $0.body) + $0.end
        }
    }
    /// Removes the blank lines and the empty lists that dropped lines leave behind.
    static func tidied(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { result, line in
            let last = result.last ?? ""
            if line.isEmpty, last.isEmpty || last.hasSuffix("{") { return }
            let code = line.drop { $0 == " " }
            if last.isEmpty, code.hasPrefix("}") { _ = result.popLast() }
            if last.hasSuffix("("), code.hasPrefix(")") {
                result[result.count - 1] += code
            } else {
                result.append(line)
            }
        }
    }

    private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }
    private static func isComment(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }
    private static func opens(_ line: String) -> Bool {
        ["{", "(", "["].contains { line.hasSuffix($0) } || line.contains("{") && line.hasSuffix(" in")
    }
    private static func closes(_ line: String, at margin: Int) -> Bool {
        indentation(of: line) == margin && "})]".contains(line.dropFirst(margin).first ?? " ")
    }
}
#endif
