/// The edges of a segment tree: each leads from a node, by a literal, to another node.
struct SegmentEdges {
    /// An edge of the tree.
    struct Edge {
        let from: Int, to: Int
        /// The index of the pattern that added the edge.
        let owner: Int
        /// The literal's range in `literals`.
        fileprivate let literal: Range<Int>
        fileprivate let hash: SegmentHash
    }
    /// A hash table with open addressing, at most half full. With dictionaries, `links.resolve.github.hit` would be less
    /// than four times as fast as code by hand.
    private var edges: [Edge?]
    private var count = 0
    /// The bytes of all literals.
    private var literals: [UInt8] = []

    /// Creates a table without edges.
    ///
    /// - Parameter patterns: The approximate number of patterns.
    init(patterns: Int) {
        var places = 64
        while places < 4 * patterns { places *= 2 }
        edges = Array(repeating: nil, count: places)
    }

    mutating func add(_ literal: [UInt8], from node: Int, to child: Int, _ pattern: Int) {
        if 2 * count >= edges.count { spread() }
        let start = literals.count
        literals += literal
        count += 1
        place(
            Edge(
                from: node, to: child, owner: pattern, literal: start..<literals.count,
                hash: SegmentHash(literal.span)))
    }
    /// Doubles the table.
    private mutating func spread() {
        let old = edges
        edges = Array(repeating: nil, count: 2 * old.count)
        for case let edge? in old { place(edge) }
    }
    private mutating func place(_ edge: Edge) {
        var place = edge.hash.place(behind: edge.from, of: edges.count)
        while edges[place] != nil { place = (place + 1) & (edges.count - 1) }
        edges[place] = edge
    }

    /// Returns the edge that leads from a node by a literal; nil if there is none.
    func edge(_ literal: Span<UInt8>, behind node: Int) -> Edge? {
        edge(literal, SegmentHash(literal), behind: node)
    }
    /// Returns the edge that leads from a node by a segment of a link; nil if there is none.
    ///
    /// - Parameter hash: The hash of the segment, which must not be percent-encoded.
    func edge(_ literal: Span<UInt8>, _ hash: SegmentHash, behind node: Int) -> Edge? {
        var place = hash.place(behind: node, of: edges.count)
        while let edge = edges[place] {
            if edge.from == node, edge.hash == hash, isSame(edge, literal) { return edge }
            place = (place + 1) & (edges.count - 1)
        }
        return nil
    }
    private func isSame(_ edge: Edge, _ literal: Span<UInt8>) -> Bool {
        guard literal.count == edge.literal.count else { return false }
        return SegmentHash.isExact(forCount: literal.count)
            || literal.isSame(as: literals.span.extracting(edge.literal))
    }
}

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
