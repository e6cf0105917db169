import FuzzKit

/// Checks that the matcher agrees with the reference, on a typical table and on a random one that a byte of the input
/// chooses.
@main struct FuzzDifferential {
    static func main() {
        fuzz { start, count in
            var input = FuzzInput(start, count)
            let seed = input.byte()
            if seed & 1 == 0 { FuzzTable.compare(input.rest) } else { FuzzTable.compare(input.rest, seed: seed >> 1) }
            return 0
        }
    }
}
