/// A pseudorandom generator (SplitMix64) that returns the same sequence each time for the same seed, so that failures
/// can be reproduced. Don't use it for secrets.
///
/// ```swift
/// @Test(arguments: 0..<100 as Range<UInt64>) func anySequence(seed: UInt64) {
///     var random = SeededGenerator(seed: seed)
///     let route = Route.allCases.randomElement(using: &random)
/// }
/// ```
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator with a seed.
    package init(seed: UInt64) { state = seed }

    /// Returns the next number of the seed's sequence.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
