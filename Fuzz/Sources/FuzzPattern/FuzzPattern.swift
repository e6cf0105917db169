import FuzzKit

/// Compiles patterns, one per line of the input.
@main struct FuzzPattern {
    static func main() {
        fuzz { start, count in
            FuzzTable.build(FuzzInput(start, count).text.split(separator: "\n").prefix(12).map(String.init))
            return 0
        }
    }
}
