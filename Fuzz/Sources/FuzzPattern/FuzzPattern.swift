import FuzzKit

/// Compiles patterns. Each line of the input is one.
@main struct FuzzPattern {
    static func main() {
        fuzz { start, count in
            FuzzTable.build(FuzzInput(start, count).text.split(separator: "\n").prefix(12).map(String.init))
            return 0
        }
    }
}
