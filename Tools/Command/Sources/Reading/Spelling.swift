#if Tools
/// Suggestions for misspelled names.
enum Spelling {
    /// Returns the candidate that a text most likely means; nil if none is similar, or several are equally so.
    static func nearest(to text: String, in candidates: [String]) -> String? {
        // a longer text is no misspelled name
        guard text.utf8.count <= 64 else { return nil }
        let limit = min(3, text.count / 2)
        let distances = Set(candidates).map { (name: $0, distance: distance(text.lowercased(), $0.lowercased())) }
        guard let least = distances.map(\.distance).min(), least <= limit else { return nil }
        let nearest = distances.filter { $0.distance == least }
        return nearest.count == 1 ? nearest[0].name : nil
    }
    /// Returns a suggestion such as `: did you mean 'lint'?`; empty if there is none.
    static func suggestion(for text: String, in candidates: [String]) -> String {
        nearest(to: text, in: candidates).map { ": did you mean '\($0)'?" } ?? ""
    }

    /// Returns the Levenshtein distance of two texts.
    static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (line, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, second) in other.enumerated() {
                let replaced = diagonal + (letter == second ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
#endif
