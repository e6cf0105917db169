/// All patterns of a table as one tree of segments: what ``LinkAutomaton`` is made from, and where ambiguity shows.
package struct SegmentTree {
    /// A pattern that cannot stand beside one that was there before.
    package struct Clash: Error {
        /// The index of the one that was there.
        package let pattern: Int
        /// Whether only the case of their first segments tells them apart.
        package let isCase: Bool
    }
    struct Node {
        var literals: [[UInt8]: Int32] = [:]
        var parameter: Int32?
        /// The pattern that ends here.
        var accepts: Int32?
        /// The catch-all that starts here.
        var rest: Int32?
    }
    private(set) var nodes = [Node()]
    /// First segments in lower case, for custom schemes: those that could stand where a host would.
    private(set) var foldedFirst: [[UInt8]: (child: Int32, owner: Int)] = [:]

    package init() {}

    /// Adds a pattern. One that clashes may leave parts of itself behind, which accept nothing.
    package mutating func add(_ pattern: ParsedPattern, _ index: Int) throws(Clash) {
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
                if let other = nodes[node].rest { throw Clash(pattern: Int(other), isCase: false) }
                nodes[node].rest = Int32(index)
                return
            }
        }
        try accept(at: node, index)
    }
    private mutating func accept(at node: Int, _ index: Int) throws(Clash) {
        if let other = nodes[node].accepts { throw Clash(pattern: Int(other), isCase: false) }
        nodes[node].accepts = Int32(index)
    }
    private mutating func literal(
        _ bytes: [UInt8], below node: Int, isFirst: Bool, _ index: Int
    ) throws(Clash) -> Int {
        if let known = nodes[node].literals[bytes] { return Int(known) }
        if isFirst, let other = foldedFirst[bytes.map(Byte.lowercased)] {
            throw Clash(pattern: other.owner, isCase: true)
        }
        let child = grow()
        nodes[node].literals[bytes] = Int32(child)
        if isFirst { foldedFirst[bytes.map(Byte.lowercased)] = (Int32(child), index) }
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
