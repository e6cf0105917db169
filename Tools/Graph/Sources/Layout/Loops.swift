/// The self-loops of a graph, drawn side by side below their node, with their labels below them.
struct Loops: Sendable {
    private static let depth = 16
    private static let widest = 22
    private static let distance = 8
    private static let labelHeight = 20
    /// The distance from the loops to both sides of the node, because its corners are round.
    private static let margin = 16

    /// The indices of each node's loops in `Graph.edges`.
    private let edges: [[Int]]
    /// The height of each node's loops and their labels, in pixels; 0 without loops.
    let height: [Int]
    /// The minimum width of each node, in pixels, for the labels of its loops; 0 without labels.
    let width: [Int]
    private let texts: [Int: LineText]

    init(_ graph: Graph, _ numbers: GraphNumbers) {
        var edges = [[Int]](repeating: [], count: graph.nodes.count)
        for (edge, (from, to)) in numbers.ends.enumerated() where from == to { edges[from].append(edge) }
        var texts: [Int: LineText] = [:]
        for edge in edges.joined() { texts[edge] = LineText(graph.edges[edge]) }
        height = edges.map { loops in
            loops.isEmpty ? 0 : Self.depth + Self.labelHeight * loops.count { texts[$0] != nil }
        }
        width = edges.map { loops in
            loops.compactMap { texts[$0].map { $0.size.width + 2 * Self.margin } }.max() ?? 0
        }
        (self.edges, self.texts) = (edges, texts)
    }

    /// Returns the loops below a node's frame, each with the index of its edge.
    func lines(at node: Int, in frame: Rect) -> [(edge: Int, line: GraphLayout.Line)] {
        let step = min(Self.widest + Self.distance, (frame.width - 2 * Self.margin) / max(1, edges[node].count))
        var labelTop = frame.bottom + Self.depth
        return edges[node].enumerated().map { number, edge in
            let left = frame.x + Self.margin + number * step
            let right = left + max(1, min(Self.widest, step - 2))
            let low = frame.bottom + Self.depth + 2
            let curve = Route.Step.curve(
                Point(x: right, y: low), Point(x: left, y: low), to: Point(x: left, y: frame.bottom))
            var line = GraphLayout.Line(route: Route(start: Point(x: right, y: frame.bottom), steps: [curve]))
            if let text = texts[edge] {
                line.label = Rect(
                    x: frame.x + Self.margin, y: labelTop, width: text.size.width, height: text.size.height)
                labelTop += Self.labelHeight
            }
            return (edge, line)
        }
    }
}
