/// A part of a graph that no edge and no cluster connects to the rest, as the layered layout takes it.
struct GraphPart: Sendable {
    static let loopHeight = 16
    static let loopLabelHeight = 20

    /// The indices of its nodes, edges (but for those from a node to itself) and clusters in the graph.
    private(set) var nodes: [Int] = []
    private(set) var edges: [Int] = []
    private(set) var clusters: [Int] = []
    private(set) var input = LayeredInput(boxes: [], lines: [], clusters: [])

    /// The parts of a graph, by their first nodes.
    static func parts(of graph: Graph) -> [GraphPart] {
        let index = graph.indices
        let clusterIndex = Dictionary(uniqueKeysWithValues: graph.clusters.enumerated().map { ($1.id, $0) })
        let ends = graph.edges.map { (from: index[$0.from] ?? 0, to: index[$0.to] ?? 0) }
        let clusterOfNode = graph.nodes.map { $0.cluster.flatMap { clusterIndex[$0] } }

        // a cluster is one more vertex
        var groups = DisjointSets(count: graph.nodes.count + graph.clusters.count)
        for (from, to) in ends { groups.union(from, to) }
        for (node, cluster) in clusterOfNode.enumerated() {
            if let cluster { groups.union(node, graph.nodes.count + cluster) }
        }
        var parts: [GraphPart] = []
        var partOfGroup: [Int: Int] = [:]
        var place = [Int](repeating: 0, count: graph.nodes.count)
        var clusterPlace: [Int: Int] = [:]
        var loops = [Int](repeating: 0, count: graph.nodes.count)
        var loopWidth = loops
        for (edge, (from, to)) in ends.enumerated() where from == to {
            if loops[from] == 0 { loops[from] = loopHeight }
            guard let text = LineText(graph.edges[edge]) else { continue }
            loops[from] += loopLabelHeight
            loopWidth[from] = max(loopWidth[from], text.size.width + 24)
        }
        for (node, cluster) in clusterOfNode.enumerated() {
            let group = groups.root(of: node)
            if partOfGroup[group] == nil { parts.append(GraphPart()) }
            let part = partOfGroup[group, default: parts.count - 1]
            partOfGroup[group] = part
            if let cluster, clusterPlace[cluster] == nil {
                clusterPlace[cluster] = parts[part].clusters.count
                parts[part].clusters.append(cluster)
                parts[part].input.clusters.append(ClusterText(graph.clusters[cluster]).size)
            }
            place[node] = parts[part].nodes.count
            parts[part].nodes.append(node)
            var size = NodeText(graph.nodes[node]).size
            size.width = max(size.width, loopWidth[node])
            parts[part].input.boxes.append(
                .init(
                    size: size, cluster: cluster.flatMap { clusterPlace[$0] },
                    isStretched: graph.nodes[node].kind != .entry, loops: loops[node]))
        }
        for (edge, (from, to)) in ends.enumerated() where from != to {
            guard let part = partOfGroup[groups.root(of: from)] else { continue }
            parts[part].edges.append(edge)
            parts[part].input.lines.append(
                .init(from: place[from], to: place[to], label: LineText(graph.edges[edge])?.size))
        }
        return parts
    }
}

/// Which things are connected.
private struct DisjointSets {
    private var parent: [Int]

    init(count: Int) { parent = Array(0..<count) }

    mutating func root(of element: Int) -> Int {
        var root = element
        while parent[root] != root {
            parent[root] = parent[parent[root]]
            root = parent[root]
        }
        return root
    }
    mutating func union(_ one: Int, _ other: Int) {
        let roots = (root(of: one), root(of: other))
        parent[max(roots.0, roots.1)] = min(roots.0, roots.1)
    }
}
