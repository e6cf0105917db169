/// A line-by-line difference between two lists.
enum Difference {
    /// Returns the lines of both lists, each with a prefix: two spaces if it is in both, `- ` if it is only in
    /// `expected`, and `+ ` if it is only in `found`.
    static func lines(expected: [String], found: [String]) -> [String] {
        let changes = found.difference(from: expected)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var output: [String] = []
        var old = 0
        var new = 0
        while old < expected.count || new < found.count {
            if removed.contains(old) {
                output.append("- " + expected[old])
                old += 1
            } else if inserted.contains(new) {
                output.append("+ " + found[new])
                new += 1
            } else {
                output.append("  " + expected[old])
                old += 1
                new += 1
            }
        }
        return output
    }
}
