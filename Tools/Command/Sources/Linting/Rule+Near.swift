#if Tools
extension Rule {
    /// The rule that a misspelled id most likely means; nil if none is near, or several are.
    package static func near(_ text: String) -> Rule? {
        // longer texts are no misspelled ids
        guard text.utf8.count <= 64 else { return nil }
        let distances = allCases.map { (rule: $0, distance: distance(Array(text.lowercased()), Array($0.id))) }
        guard let least = distances.map(\.distance).min(), least <= 3 else { return nil }
        let nearest = distances.filter { $0.distance == least }
        return nearest.count == 1 ? nearest[0].rule : nil
    }

    /// The Levenshtein distance.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
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
