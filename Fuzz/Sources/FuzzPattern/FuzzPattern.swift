import FuzzKit

/// Compiles the first 12 nonempty lines of the input as patterns.
@main struct FuzzPattern {
    static func main() {
        fuzz { start, count in
            FuzzTable.build(FuzzInput(start, count).text.split(separator: "\n").prefix(12).map(String.init))
            return 0
        }
    }
}
