import FuzzKit

/// Checks that the library's matcher agrees with the reference matcher, on a typical table or on a random one. The
/// input's first byte chooses the table.
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
