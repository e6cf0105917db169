/// All patterns of a table as one tree of segments: what ``LinkAutomaton`` is made from, and where ambiguity shows.
package struct SegmentTree {
    /// A pattern that cannot stand beside one that was there before.
    package struct Clash: Error {
        /// The index of the one that was there.
        package let pattern: Int
        /// Whether only the case of their first segments tells them apart.
        package let isCase: Bool
    }
    /// Numbers are negative for none.
    struct Node {
        /// The last edge to a literal.
        var edge: Int32 = -1
        var parameter: Int32 = -1
        /// The pattern that ends here.
        var accepts: Int32 = -1
        /// The catch-all that starts here.
        var rest: Int32 = -1
    }
    struct Edge {
        /// Its number among the literals.
        let literal: UInt32
        let child: Int32
        /// The node's edge before this one.
        let next: Int32
    }
    /// A first segment in lower case, for custom schemes.
    struct Folded {
        let literal: UInt32
        let child: Int32
        let owner: Int
    }
    /// What was read of the patterns.
    var patterns = PatternParser()
    private(set) var nodes = [Node()]
    private(set) var edges: [Edge] = []
    private(set) var literals = LiteralPool()
    private(set) var folded: [Folded] = []
    /// The edges of nodes by their literals.
    private var index = PairIndex()

    package init() {}
    /// - Parameter patterns: About how many there will be.
    init(patterns: Int) {
        self.patterns.reserve(patterns)
        nodes.reserveCapacity(2 * patterns)
        edges.reserveCapacity(2 * patterns)
        literals = LiteralPool(texts: patterns)
        index = PairIndex(pairs: 2 * patterns)
    }

    /// Adds a pattern. One that clashes may leave parts of itself behind, which accept nothing.
    package mutating func add(_ pattern: ParsedPattern, _ index: Int) throws(Clash) {
        // it was read before, so that it can be read
        if let parts = try? patterns.read(LinkPattern(pattern.text)) { try add(parts, index) }
    }
    /// The same for one whose parts ``patterns`` has.
    mutating func add(_ parts: Range<Int>, _ index: Int) throws(Clash) {
        var node = 0
        for place in parts {
            let part = patterns.parts[place]
            guard part.key == nil else { break }
            switch part.kind {
            case .literal: node = try literal(part.text, below: node, isFirst: place == parts.lowerBound, index)
            case .parameter: node = parameter(below: node)
            case .optional:
                try accept(at: node, index)
                node = parameter(below: node)
            case .list:
                let other = nodes[node].rest
                if other >= 0 { throw Clash(pattern: Int(other), isCase: false) }
                nodes[node].rest = Int32(index)
                return
            }
        }
        try accept(at: node, index)
    }
    private mutating func accept(at node: Int, _ index: Int) throws(Clash) {
        let other = nodes[node].accepts
        if other >= 0 { throw Clash(pattern: Int(other), isCase: false) }
        nodes[node].accepts = Int32(index)
    }
    private mutating func literal(
        _ text: TextRange, below node: Int, isFirst: Bool, _ pattern: Int
    ) throws(Clash) -> Int {
        let literal = literals.number(of: text, in: patterns.bytes)
        if let known = child(of: node, by: literal) { return known }
        if isFirst {
            var lower = literal
            if patterns.bytes[text.bounds].contains(where: Byte.isUppercase) {
                let folded = patterns.keep(patterns.bytes[text.bounds].map(Byte.lowercased))
                lower = literals.number(of: folded, in: patterns.bytes)
            }
            // an edge from nowhere: none leads there
            if let other = index[.max, lower] { throw Clash(pattern: folded[Int(other)].owner, isCase: true) }
            index.add(.max, lower, UInt32(folded.count))
            folded.append(Folded(literal: lower, child: Int32(nodes.count), owner: pattern))
        }
        let child = grow()
        index.add(UInt32(node), literal, UInt32(child))
        edges.append(Edge(literal: literal, child: Int32(child), next: nodes[node].edge))
        nodes[node].edge = Int32(edges.count - 1)
        return child
    }
    private mutating func parameter(below node: Int) -> Int {
        let known = nodes[node].parameter
        if known >= 0 { return Int(known) }
        let child = grow()
        nodes[node].parameter = Int32(child)
        return child
    }
    private mutating func grow() -> Int {
        nodes.append(Node())
        return nodes.count - 1
    }

    /// Where a literal leads from a node.
    func child(of node: Int, by literal: UInt32) -> Int? { index[UInt32(node), literal].map(Int.init) }
}
