/// The places of a link's values: its first segments, and the values of its pattern's query.
@usableFromInline struct LinkPlaces: Sendable {
    // vectors as arrays of a fixed size: `InlineArray` needs iOS 26
    private var starts = SIMD32<UInt16>(repeating: 0), ends = SIMD32<UInt16>(repeating: 0)
    private var encoded: UInt32 = 0

    /// The slot of a value of the query.
    static func query(_ index: Int) -> Int { LinkLimits.segments + index }

    /// - Parameter slot: The number of a segment, or ``query(_:)``.
    @inline(__always) mutating func keep(_ part: LinkScanner.Part, in slot: Int) {
        starts[slot] = UInt16(truncatingIfNeeded: part.range.lowerBound)
        ends[slot] = UInt16(truncatingIfNeeded: part.range.upperBound)
        if part.isEncoded { encoded |= 1 << UInt32(slot) }
    }
    /// nil for a slot in which nothing was kept.
    @inline(__always) subscript(slot: Int) -> LinkScanner.Part? {
        // no part ends at the start of a link
        guard ends[slot] > 0 else { return nil }
        return LinkScanner.Part(
            range: Int(starts[slot])..<Int(ends[slot]), isEncoded: encoded & 1 << UInt32(slot) != 0)
    }
}
