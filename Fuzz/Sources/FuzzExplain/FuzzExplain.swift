import FuzzKit

@main struct FuzzExplain {
    static func main() {
        fuzz { start, count in
            FuzzTable.explain(FuzzInput(start, count).text)
            return 0
        }
    }
}
