/// The patterns of a table as a tree of segments, which finds a link's pattern and detects ambiguous patterns.
package struct SegmentTree: Sendable {
    /// The conflict of a new pattern with an earlier one.
    package struct Clash: Error {
        /// The index of the earlier pattern.
        package let pattern: Int
        /// A Boolean value that indicates whether the first segments differ only by case, which custom schemes ignore.
        /// If it's false, the patterns are ambiguous: both match a common path.
        package let isCase: Bool
    }
    private struct Node {
        var hasLiterals = false
        /// The node after a placeholder for one segment; nil if no pattern has one here.
        var parameter: Int?
        /// The index of the pattern that ends here.
        var end: Int?
        /// The index of the pattern whose catch-all starts here.
        var rest: Int?
    }
    private static let root = 0
    /// The root for links with a custom scheme, whose first segment is compared in lower case and can match only a
    /// literal.
    private static let customRoot = 1

    private var nodes = [Node(), Node()]
    private var edges: SegmentEdges

    /// Creates an empty tree.
    ///
    /// - Parameter patterns: The approximate number of patterns that will be added, for which space is reserved.
    package init(patterns: Int = 16) {
        edges = SegmentEdges(patterns: patterns)
        nodes.reserveCapacity(2 * patterns)
    }

    // MARK: patterns
    /// Adds a pattern.
    ///
    /// - Throws: `Clash` if the pattern conflicts with an earlier one. The tree may then contain a part of the new
    ///   pattern.
    package mutating func add(_ pattern: ParsedPattern, _ index: Int) throws(Clash) {
        var node = Self.root
        for depth in pattern.segments.indices {
            switch pattern.segments[depth] {
            case .literal(let text): node = try literal(text, behind: node, isFirst: depth == 0, index)
            case .parameter: node = parameter(behind: node)
            case .optional:
                try end(at: node, index)
                node = parameter(behind: node)
            case .rest:
                if let other = nodes[node].rest { throw Clash(pattern: other, isCase: false) }
                nodes[node].rest = index
                return
            }
        }
        try end(at: node, index)
    }
    private mutating func end(at node: Int, _ pattern: Int) throws(Clash) {
        if let other = nodes[node].end { throw Clash(pattern: other, isCase: false) }
        nodes[node].end = pattern
    }
    private mutating func parameter(behind node: Int) -> Int {
        if let known = nodes[node].parameter { return known }
        let child = grow()
        nodes[node].parameter = child
        return child
    }
    private mutating func literal(
        _ text: String, behind node: Int, isFirst: Bool, _ pattern: Int
    ) throws(Clash) -> Int {
        let bytes = Array(text.utf8)
        if let known = edge(bytes.span, behind: node) { return known.to }
        let child = grow()
        if isFirst, text.consists(of: .firstSegment) {
            let folded = bytes.map(Byte.lowercased)
            if let other = edge(folded.span, behind: Self.customRoot) {
                throw Clash(pattern: other.owner, isCase: true)
            }
            add(folded, from: Self.customRoot, to: child, pattern)
        }
        add(bytes, from: node, to: child, pattern)
        return child
    }
    private mutating func grow() -> Int {
        nodes.append(Node())
        return nodes.count - 1
    }
    private mutating func add(_ literal: [UInt8], from node: Int, to child: Int, _ pattern: Int) {
        nodes[node].hasLiterals = true
        edges.add(literal, from: node, to: child, pattern)
    }
    private func edge(_ literal: Span<UInt8>, behind node: Int) -> SegmentEdges.Edge? {
        nodes[node].hasLiterals ? edges.edge(literal, behind: node) : nil
    }

    // MARK: links
    /// Returns the index of the pattern that matches a link's path, which has then been read to its end; nil if there
    /// is none.
    ///
    /// For each segment, a literal is tried before a parameter, and a parameter before a catch-all. No node is visited
    /// twice, so a segment is looked up at most once per pattern that matches the path before it.
    ///
    /// - Parameter places: Receives the ranges of the segments.
    func find(_ link: inout LinkScanner, _ places: inout LinkPlaces) throws(LinkError) -> Int? {
        try find(&link, behind: link.form == .custom ? Self.customRoot : Self.root, &places)
    }
    private func find(
        _ link: inout LinkScanner, behind start: Int, _ places: inout LinkPlaces
    ) throws(LinkError) -> Int? {
        var node = start
        while true {
            let (hasLiterals, parameter, rest) = (nodes[node].hasLiterals, nodes[node].parameter, nodes[node].rest)
            let depth = link.segments
            places.matched = depth
            guard let segment = try link.nextSegment() else { return nodes[node].end }
            // the segment is the same in every branch
            if depth < LinkLimits.segments { places.keep(segment, in: depth) }
            let literal = hasLiterals ? child(segment, of: link, behind: node) : nil
            guard rest != nil || literal != nil && parameter != nil else {
                // with only one branch, there is nothing to backtrack to
                guard let next = literal ?? parameter else { return nil }
                node = next
                continue
            }
            for next in [literal, parameter] {
                guard let next else { continue }
                var ahead = link
                if let pattern = try find(&ahead, behind: next, &places) {
                    link = ahead
                    return pattern
                }
            }
            if rest != nil { try link.finishPath() }
            return rest
        }
    }
    @inline(__always)
    private func child(_ segment: LinkScanner.Part, of link: borrowing LinkScanner, behind node: Int) -> Int? {
        if node == Self.customRoot || segment.isEncoded {
            return decodedChild(segment, of: link, behind: node)
        }
        return edges.edge(link.bytes.extracting(segment.range), link.hash, behind: node)?.to
    }
    private func decodedChild(
        _ segment: LinkScanner.Part, of link: borrowing LinkScanner, behind node: Int
    ) -> Int? {
        let text = link.text(segment)
        let bytes = Array((node == Self.customRoot ? Byte.lowercased(text) : text).utf8)
        return edge(bytes.span, behind: node)?.to
    }
}
