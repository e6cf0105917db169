/// All patterns of a table as one tree of segments.
///
/// A literal beats a parameter, and a parameter beats a catch-all, segment by segment (P9). The shape of the path
/// alone decides. A look-up visits a node at most once, so that the worst path costs no more than the tree has nodes
/// at its depth.
final class LinkMatcher: Sendable {
    struct Node: Sendable {
        var literals: [(bytes: [UInt8], child: Int)] = []
        var parameter: Int?
        /// The pattern that ends here.
        var accepts: Int?
        /// The catch-all that starts here.
        var rest: Int?
    }
    let patterns: [ParsedPattern]
    let sites: [LinkDeclarationSite]
    private let nodes: [Node]
    /// First segments, in lower case, for custom schemes (P6).
    private let foldedFirst: [(bytes: [UInt8], child: Int)]

    init(_ patterns: [ParsedPattern], _ sites: [LinkDeclarationSite]) throws(LinkTableError) {
        var builder = Builder(sites: sites)
        for (index, pattern) in patterns.enumerated() { try builder.add(pattern, index) }
        self.patterns = patterns
        self.sites = sites
        nodes = builder.nodes
        foldedFirst = builder.folded.map { ($0.bytes, $0.child) }
    }

    /// The pattern that wins, by its index in the table; nil where none has the shape.
    func pattern(for scanner: LinkScanner, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard scanner.form == .custom, let first = scanner.segments.first else {
            return find(scanner.segments[...], at: 0, in: bytes)
        }
        let folded = bytes[first.range].map(Byte.lowercased)
        guard let child = foldedFirst.first(where: { $0.bytes == folded })?.child else { return nil }
        return find(scanner.segments.dropFirst(), at: child, in: bytes)
    }

    private func find(
        _ segments: ArraySlice<LinkScanner.Segment>, at index: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let node = nodes[index]
        guard let segment = segments.first else { return node.accepts }
        let rest = segments.dropFirst()
        if let child = node.child(segment, in: bytes), let found = find(rest, at: child, in: bytes) { return found }
        if let child = node.parameter, let found = find(rest, at: child, in: bytes) { return found }
        return node.rest
    }
}

extension LinkMatcher.Node {
    func child(_ segment: LinkScanner.Segment, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if segment.isEncoded {
            guard let decoded = PercentCoding.decoded(bytes, segment.range) else { return nil }
            return literals.first { $0.bytes == decoded }?.child
        }
        return literals.first { $0.bytes.elementsEqual(bytes[segment.range]) }?.child
    }
}

/// Grows the tree, and finds what is ambiguous in it.
private struct Builder {
    var nodes = [LinkMatcher.Node()]
    var folded: [(bytes: [UInt8], child: Int, owner: Int)] = []
    let sites: [LinkDeclarationSite]

    mutating func add(_ pattern: ParsedPattern, _ index: Int) throws(LinkTableError) {
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
                if let other = nodes[node].rest { throw .ambiguous(sites[other], sites[index]) }
                nodes[node].rest = index
                return
            }
        }
        try accept(at: node, index)
    }
    private mutating func accept(at node: Int, _ index: Int) throws(LinkTableError) {
        if let other = nodes[node].accepts { throw .ambiguous(sites[other], sites[index]) }
        nodes[node].accepts = index
    }
    private mutating func literal(
        _ bytes: [UInt8], below node: Int, isFirst: Bool, _ index: Int
    ) throws(LinkTableError) -> Int {
        if let known = nodes[node].literals.first(where: { $0.bytes == bytes })?.child { return known }
        let child = grow()
        nodes[node].literals.append((bytes, child))
        if isFirst {
            let lowercased = bytes.map(Byte.lowercased)
            if let other = folded.first(where: { $0.bytes == lowercased }) {
                throw .firstSegmentsDifferByCase(sites[other.owner], sites[index])
            }
            folded.append((lowercased, child, index))
        }
        return child
    }
    private mutating func parameter(below node: Int) -> Int {
        if let known = nodes[node].parameter { return known }
        let child = grow()
        nodes[node].parameter = child
        return child
    }
    private mutating func grow() -> Int {
        nodes.append(LinkMatcher.Node())
        return nodes.count - 1
    }
}
