import FuzzKit

/// The matcher agrees with the policy written out slowly, on a table like an app's and on those that a byte draws.
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
