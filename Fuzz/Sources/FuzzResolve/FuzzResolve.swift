import FuzzKit

/// Resolves arbitrary links, and checks that their destinations print links that resolve to them.
@main struct FuzzResolve {
    static func main() {
        fuzz { start, count in
            FuzzTable.resolve(UnsafeBufferPointer(start: start, count: count))
            return 0
        }
    }
}
