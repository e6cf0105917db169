/// The ranges of a link's first `LinkLimits.segments` segments, and of the values of its pattern's query parameters.
@usableFromInline struct LinkPlaces: Sendable {
    // vectors serve as fixed-size arrays: `InlineArray` needs iOS 26
    private var starts = SIMD32<UInt16>(repeating: 0), ends = SIMD32<UInt16>(repeating: 0)
    private var encoded: UInt32 = 0

    /// Returns the slot for the value of the query parameter at an index in the pattern.
    static func query(_ index: Int) -> Int { LinkLimits.segments + index }

    /// Records the range of a part.
    ///
    /// - Parameter slot: A segment's index, or the result of `query(_:)`.
    @inline(__always) mutating func keep(_ part: LinkScanner.Part, in slot: Int) {
        starts[slot] = UInt16(truncatingIfNeeded: part.range.lowerBound)
        ends[slot] = UInt16(truncatingIfNeeded: part.range.upperBound)
        if part.isEncoded { encoded |= 1 << UInt32(slot) }
    }
    /// The part recorded in a slot; nil if there is none.
    @inline(__always) subscript(slot: Int) -> LinkScanner.Part? {
        // an end of 0 means empty
        guard ends[slot] > 0 else { return nil }
        return LinkScanner.Part(
            range: Int(starts[slot])..<Int(ends[slot]), isEncoded: encoded & 1 << UInt32(slot) != 0)
    }
}
