#if Tools
/// The difference between two texts, in the format of `diff -u`.
package enum UnifiedDiff {
    private enum Line { case same, removed, added }

    /// Returns the difference, with three lines of context around each change; empty if the texts are equal. The cost
    /// grows with the length of the difference.
    ///
    /// - Parameters:
    ///   - old: The old text; nil for a new file.
    ///   - new: The new text; nil for a removed file.
    ///   - path: The file's path, for the diff's header.
    package static func between(_ old: String?, _ new: String?, path: String) -> String {
        guard old != new else { return "" }
        let before = lines(old ?? "")
        let after = lines(new ?? "")
        let all = merged(before, after)
        let changed = all.indices.filter { all[$0].kind != .same }
        var result = old == nil ? "--- /dev/null\n" : "--- a/\(path)\n"
        result += new == nil ? "+++ /dev/null\n" : "+++ b/\(path)\n"
        var next = changed.startIndex
        while next < changed.endIndex {
            var last = next
            while last + 1 < changed.endIndex, changed[last + 1] - changed[last] <= 6 { last += 1 }
            let range = max(0, changed[next] - 3)..<min(all.count, changed[last] + 4)
            result += hunk(all, range)
            next = last + 1
        }
        return result
    }

    /// Returns the lines with their line endings. Searches bytes, because a Windows line ending is two bytes but one
    /// character.
    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.startIndex
        for index in text.utf8.indices where text.utf8[index] == 0x0A {
            let end = text.utf8.index(after: index)
            lines.append(text[start..<end])
            start = end
        }
        return start == text.endIndex ? lines : lines + [text[start...]]
    }
    private static func merged(_ before: [Substring], _ after: [Substring]) -> [(kind: Line, text: Substring)] {
        let difference = after.difference(from: before)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var result: [(kind: Line, text: Substring)] = []
        var old = 0
        var new = 0
        while old < before.count || new < after.count {
            if removed.contains(old) {
                result.append((.removed, before[old]))
                old += 1
            } else if added.contains(new) {
                result.append((.added, after[new]))
                new += 1
            } else {
                result.append((.same, after[new]))
                old += 1
                new += 1
            }
        }
        return result
    }
    private static func hunk(_ all: [(kind: Line, text: Substring)], _ range: Range<Int>) -> String {
        let old = all[range].count { $0.kind != .added }
        let new = all[range].count { $0.kind != .removed }
        let oldStart = all[..<range.lowerBound].count { $0.kind != .added } + (old == 0 ? 0 : 1)
        let newStart = all[..<range.lowerBound].count { $0.kind != .removed } + (new == 0 ? 0 : 1)
        return all[range].reduce(into: "@@ -\(oldStart),\(old) +\(newStart),\(new) @@\n") { result, line in
            switch line.kind {
            case .same: result += " \(line.text)"
            case .removed: result += "-\(line.text)"
            case .added: result += "+\(line.text)"
            }
            if line.text.utf8.last != 0x0A { result += "\n\\ No newline at end of file\n" }
        }
    }
}
#endif
