/// The literals of a tree of segments: from a node, by a segment, to the next node.
struct SegmentEdges {
    /// A literal that leads from one node to another; a free place leads to none. Numbers are negative for none.
    struct Edge {
        var from: Int32 = -1, to: Int32 = -1
        /// Its place among the bytes of all literals.
        fileprivate var start: Int32 = 0, count: Int32 = 0
        fileprivate var hash = SegmentHash()
        /// The pattern that brought it.
        var owner: Int32 = -1
    }
    /// Open addressing, at most half full.
    private var edges: [Edge]
    private var count = 0
    /// The bytes of all literals.
    private var literals: [UInt8] = []

    /// - Parameter patterns: About how many there will be.
    init(patterns: Int) {
        var places = 64
        while places < 4 * patterns { places *= 2 }
        edges = Array(repeating: Edge(), count: places)
    }

    mutating func add(_ literal: [UInt8], from node: Int, to child: Int, _ pattern: Int) {
        if 2 * count >= edges.count { spread() }
        var edge = Edge(from: Int32(node), to: Int32(child), owner: Int32(pattern))
        edge.start = Int32(literals.count)
        edge.count = Int32(literal.count)
        for byte in literal { edge.hash.add(byte) }
        literals += literal
        count += 1
        place(edge)
    }
    /// Makes room for more edges.
    private mutating func spread() {
        let old = edges
        edges = Array(repeating: Edge(), count: 2 * old.count)
        for edge in old where edge.to >= 0 { place(edge) }
    }
    private mutating func place(_ edge: Edge) {
        var place = edge.hash.place(behind: Int(edge.from), of: edges.count)
        while edges[place].to >= 0 { place = (place + 1) & (edges.count - 1) }
        edges[place] = edge
    }

    func edge(_ literal: Span<UInt8>, behind node: Int) -> Edge? {
        var hash = SegmentHash()
        for index in literal.indices { hash.add(literal[index]) }
        return edge(literal, literal.indices, hash, behind: node)
    }
    /// - Parameters:
    ///   - range: Where the segment lies in the bytes.
    ///   - hash: The segment's.
    func edge(_ bytes: Span<UInt8>, _ range: Range<Int>, _ hash: SegmentHash, behind node: Int) -> Edge? {
        var place = hash.place(behind: node, of: edges.count)
        while edges[place].to >= 0 {
            let edge = edges[place]
            if edge.from == node, edge.hash == hash, isSame(edge, bytes, range) { return edge }
            place = (place + 1) & (edges.count - 1)
        }
        return nil
    }
    private func isSame(_ edge: Edge, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count == edge.count else { return false }
        if SegmentHash.isExact(forCount: range.count) { return true }
        var literal = Int(edge.start)
        for index in range {
            guard bytes[index] == literals[literal] else { return false }
            literal += 1
        }
        return true
    }
}
