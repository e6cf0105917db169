import FuzzKit

/// One pattern per line.
@main struct FuzzPattern {
    static func main() {
        fuzz { start, count in
            FuzzTable.build(FuzzInput(start, count).text.split(separator: "\n").prefix(12).map(String.init))
            return 0
        }
    }
}
