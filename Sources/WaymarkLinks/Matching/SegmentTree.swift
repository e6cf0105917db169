/// All patterns of a table as one tree of segments: what ``LinkAutomaton`` is made from, and where ambiguity shows.
struct SegmentTree {
    struct Node {
        var literals: [[UInt8]: Int32] = [:]
        var parameter: Int32?
        /// The pattern that ends here.
        var accepts: Int32?
        /// The catch-all that starts here.
        var rest: Int32?
    }
    private(set) var nodes = [Node()]
    /// First segments in lower case, for custom schemes (P6): those that could stand where a host would.
    private(set) var foldedFirst: [[UInt8]: (child: Int32, owner: Int)] = [:]
    private let sites: [LinkDeclarationSite]

    init(_ patterns: [ParsedPattern], _ sites: [LinkDeclarationSite]) throws(LinkTableError) {
        self.sites = sites
        nodes.reserveCapacity(patterns.count * 2)
        for (index, pattern) in patterns.enumerated() { try add(pattern, index) }
    }

    private mutating func add(_ pattern: ParsedPattern, _ index: Int) throws(LinkTableError) {
        var node = 0
        for (depth, segment) in pattern.segments.enumerated() {
            switch segment {
            case .literal(let text):
                node = try literal(Array(text.utf8), below: node, isFirst: depth == 0, index)
            case .parameter: node = parameter(below: node)
            case .optional:
                try accept(at: node, index)
                node = parameter(below: node)
            case .rest:
                if let other = nodes[node].rest { throw .ambiguous(sites[Int(other)], sites[index]) }
                nodes[node].rest = Int32(index)
                return
            }
        }
        try accept(at: node, index)
    }
    private mutating func accept(at node: Int, _ index: Int) throws(LinkTableError) {
        if let other = nodes[node].accepts { throw .ambiguous(sites[Int(other)], sites[index]) }
        nodes[node].accepts = Int32(index)
    }
    private mutating func literal(
        _ bytes: [UInt8], below node: Int, isFirst: Bool, _ index: Int
    ) throws(LinkTableError) -> Int {
        if let known = nodes[node].literals[bytes] { return Int(known) }
        let child = grow()
        nodes[node].literals[bytes] = Int32(child)
        if isFirst {
            let lowercased = bytes.map(Byte.lowercased)
            if let other = foldedFirst[lowercased] {
                throw .firstSegmentsDifferByCase(sites[other.owner], sites[index])
            }
            foldedFirst[lowercased] = (Int32(child), index)
        }
        return child
    }
    private mutating func parameter(below node: Int) -> Int {
        if let known = nodes[node].parameter { return Int(known) }
        let child = grow()
        nodes[node].parameter = Int32(child)
        return child
    }
    private mutating func grow() -> Int {
        nodes.append(Node())
        return nodes.count - 1
    }
}
