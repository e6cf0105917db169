/// A graph, and where everything of it is drawn.
package struct GraphLayout: Hashable, Sendable {
    package let graph: Graph
    /// The size of the whole drawing, without a margin.
    package private(set) var size: Size
    /// The frame of each of the graph's nodes.
    package private(set) var nodes: [Rect]
    /// The frame of each of the graph's clusters; nil for one without nodes.
    package private(set) var clusters: [Rect?]
    /// The way of each of the graph's edges.
    package private(set) var edges: [Line]

    package struct Line: Hashable, Sendable {
        package var route: Route
        /// Where its text stands.
        package var label: Rect?
    }

    /// Lays out a graph. About 10 ms for 60 nodes, 1 s for 1,000; the same graph always gives the same layout.
    package init(_ graph: Graph) {
        self.graph = graph
        nodes = graph.nodes.map { _ in Rect(x: 0, y: 0, width: 0, height: 0) }
        clusters = graph.clusters.map { _ in nil }
        edges = graph.edges.map { _ in Line(route: Route(start: Point(x: 0, y: 0), steps: []), label: nil) }
        size = Size(width: 0, height: 0)

        let parts = GraphPart.parts(of: graph)
        let drawings = parts.map { LayeredLayout.draw($0.input) }
        let packing = Packing.pack(drawings.map(\.size), distance: Spacing.betweenParts)
        size = packing.size
        for ((part, drawing), place) in zip(zip(parts, drawings), packing.places) {
            add(drawing.moved(by: place), of: part)
        }
        addLoops()
    }

    private mutating func add(_ drawing: Drawing, of part: GraphPart) {
        for (index, node) in part.nodes.enumerated() { nodes[node] = drawing.boxes[index] }
        for (index, cluster) in part.clusters.enumerated() { clusters[cluster] = drawing.clusters[index] }
        for (index, edge) in part.edges.enumerated() {
            edges[edge] = Line(route: drawing.lines[index].route, label: drawing.lines[index].label)
        }
    }

    /// Draws the edges from a node to itself, side by side below it, with their texts below them.
    private mutating func addLoops() {
        let index = graph.indices
        var drawn: [Int: (count: Int, labels: Int)] = [:]
        for (edge, node) in graph.edges.enumerated().compactMap({ $1.from == $1.to ? ($0, index[$1.from]) : nil }) {
            guard let node else { continue }
            let frame = nodes[node]
            let loops = graph.loops(at: graph.nodes[node].id)
            let step = min(Spacing.loop + 8, (frame.width - 24) / max(1, loops.count))
            let (count, labels) = drawn[node] ?? (0, 0)
            let left = frame.x + 16 + count * step
            let right = left + min(Spacing.loop, step - 2)
            edges[edge].route = Route(
                start: Point(x: right, y: frame.bottom),
                steps: [
                    .curve(
                        Point(x: right, y: frame.bottom + 18), Point(x: left, y: frame.bottom + 18),
                        to: Point(x: left, y: frame.bottom))
                ])
            var hasLabel = 0
            if let text = LineText(graph.edges[edge]) {
                hasLabel = 1
                edges[edge].label = Rect(
                    x: frame.x + 12, y: frame.bottom + GraphPart.loopHeight + labels * GraphPart.loopLabelHeight,
                    width: text.size.width, height: text.size.height)
            }
            drawn[node] = (count + 1, labels + hasLabel)
        }
    }
}

extension Graph {
    /// The index of each node.
    var indices: [String: Int] {
        Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
    }
    func loops(at id: String) -> [Edge] { edges.filter { $0.from == id && $0.to == id } }
}
