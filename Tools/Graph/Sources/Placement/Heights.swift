/// The vertical positions of blocks. Lines are as straight as the order and the minimum distances allow.
enum Heights {
    /// Returns the y of each block's middle, relative to an arbitrary origin.
    static func assign(_ graph: BlockGraph, order: BlockOrder, ports: Ports, input: LayeredInput) -> [Int] {
        let count = graph.blocks.count
        var distances: [Pair: Int] = [:]
        for (layer, row) in order.layers(in: graph).enumerated() {
            for (above, below) in zip(row, row.dropFirst()) {
                let pair = Pair(above: above, below: below)
                let distance =
                    extent(of: above, in: layer, graph: graph, input: input).below
                    + gap(between: above, and: below, graph: graph, input: input)
                    + extent(of: below, in: layer, graph: graph, input: input).above
                distances[pair] = max(distances[pair] ?? 0, distance)
            }
        }
        var edges = distances.sorted { $0.key < $1.key }.map {
            NetworkSimplex.Edge(tail: $0.key.above, head: $0.key.below, minimum: $0.value, weight: 0)
        }
        // an auxiliary vertex above both ends, so that minimizing its two edges minimizes the segment's vertical offset
        var vertices = count
        for (gap, segments) in graph.gaps.enumerated() {
            for (index, segment) in segments.enumerated() where segment.left != segment.right {
                let offset = ports.left[gap][index] - ports.right[gap][index]
                let weight = weight(of: segment, in: graph)
                edges.append(.init(tail: vertices, head: segment.left, minimum: max(0, -offset), weight: weight))
                edges.append(.init(tail: vertices, head: segment.right, minimum: max(0, offset), weight: weight))
                vertices += 1
            }
        }
        for (start, end) in graph.borders.compactMap(\.self) {
            edges.append(.init(tail: start, head: end, minimum: 1, weight: 2))
        }
        let heights = NetworkSimplex.ranks(count: vertices, edges: edges, isBalanced: true, steps: 20 * count + 1000)
        return Array(heights.prefix(count))
    }

    /// Returns the weight of a segment. It is higher within a cluster, so that lines are straighter there.
    private static func weight(of segment: BlockGraph.Segment, in graph: BlockGraph) -> Int {
        let cluster = graph.blocks[segment.left].cluster
        return segment.weight * (cluster != nil && cluster == graph.blocks[segment.right].cluster ? 16 : 2)
    }

    /// Returns the space that a block needs in a layer above and below its middle, including that for self-loops.
    private static func extent(
        of block: Int, in layer: Int, graph: BlockGraph, input: LayeredInput
    ) -> (above: Int, below: Int) {
        switch graph.blocks[block].kind {
        case .box(let box):
            let height = input.boxes[box].size.height
            return (height / 2, height - height / 2 + input.boxes[box].loops)
        case .line(let line):
            guard layer == graph.layerOfLabel(of: block), let label = input.lines[line].label else { return (0, 0) }
            return (label.height / 2, label.height - label.height / 2)
        case .border: return (0, 0)
        }
    }

    private static func gap(between above: Int, and below: Int, graph: BlockGraph, input: LayeredInput) -> Int {
        switch (graph.blocks[above].kind, graph.blocks[below].kind) {
        case (.border(let cluster, isEnd: false), .border(_, isEnd: true)): input.clusters[cluster].height
        case (.border(let cluster, isEnd: false), _): input.clusters[cluster].height + Spacing.clusterTop
        case (.border, .border): Spacing.betweenClusters
        case (_, .border(_, isEnd: true)): Spacing.clusterPadding
        case (.border, .box), (.box, .border): Spacing.betweenBoxes
        case (.box, .box): Spacing.betweenBoxes
        case (.line, .line): Spacing.betweenLines
        default: Spacing.betweenLineAndBox
        }
    }

    private struct Pair: Hashable, Comparable {
        var above: Int
        var below: Int
        static func < (one: Self, other: Self) -> Bool {
            (one.above, one.below) < (other.above, other.below)
        }
    }
}
