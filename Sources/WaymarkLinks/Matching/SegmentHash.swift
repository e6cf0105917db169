/// The hash of a segment, by which `SegmentEdges` looks up literals.
struct SegmentHash: Equatable {
    private var value: UInt64 = 0

    init() {}
    init(_ bytes: Span<UInt8>) { for index in bytes.indices { add(bytes[index]) } }
    @inline(__always) mutating func add(_ byte: UInt8) {
        value = (value << 8 | value >> 56) ^ UInt64(byte)
    }
    /// Returns true if two segments of `count` bytes each are equal whenever their hashes are. For longer segments, the
    /// bytes have to be compared, too.
    static func isExact(forCount count: Int) -> Bool { count <= 8 }
    /// Returns the first slot to probe for a node's edge, in a hash table of `count` slots, a power of two.
    @inline(__always) func place(behind node: Int, of count: Int) -> Int {
        let mixed = (value ^ UInt64(truncatingIfNeeded: node) &* 0x8EBC_6AF0_9C88_C6E3) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (count - 1)
    }
}
