import FuzzKit

@main struct FuzzResolve {
    static func main() {
        fuzz { start, count in
            FuzzTable.resolve(UnsafeBufferPointer(start: start, count: count))
            return 0
        }
    }
}
