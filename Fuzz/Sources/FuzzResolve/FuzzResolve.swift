import FuzzKit

/// Resolves arbitrary links, and checks that the link printed for each destination resolves to it again.
@main struct FuzzResolve {
    static func main() {
        fuzz { start, count in
            FuzzTable.resolve(UnsafeBufferPointer(start: start, count: count))
            return 0
        }
    }
}
