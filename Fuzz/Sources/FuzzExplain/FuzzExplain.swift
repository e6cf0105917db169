import FuzzKit

/// Explains arbitrary links, and checks that the explanations agree with resolving.
@main struct FuzzExplain {
    static func main() {
        fuzz { start, count in
            FuzzTable.explain(FuzzInput(start, count).text)
            return 0
        }
    }
}
