#if Tools
/// Suggestions for misspelled names.
enum Spelling {
    /// Returns the candidates that a text most likely means, ignoring case, in their order and without duplicates.
    /// Returns none if the text is too long, none is similar, or more than three are equally similar.
    static func nearest(to text: String, in candidates: [String]) -> [String] {
        // a longer text isn't a misspelled name
        guard text.utf8.count <= 64 else { return [] }
        let limit = min(3, text.count / 2)
        let distances = candidates.map { distance(text.lowercased(), $0.lowercased()) }
        guard let least = distances.min(), least <= limit else { return [] }
        let nearest = zip(candidates, distances).filter { $0.1 == least }.map(\.0)
        let names = nearest.indices.filter { !nearest[..<$0].contains(nearest[$0]) }.map { nearest[$0] }
        return names.count <= 3 ? names : []
    }
    /// Returns a suggestion such as `: did you mean 'lint' or 'links'?`; empty if there is none.
    static func suggestion(for text: String, in candidates: [String]) -> String {
        let names = nearest(to: text, in: candidates).map { "'\($0)'" }
        return names.isEmpty ? "" : ": did you mean \(names.joined(separator: " or "))?"
    }

    /// Returns the Levenshtein distance between two texts, in characters.
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
