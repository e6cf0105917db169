/// A connected component of a graph, in which all nodes of a cluster count as connected.
struct GraphPart: Sendable {
    /// The indices of the component's nodes in the graph.
    private(set) var nodes: [Int] = []
    /// The indices of the component's edges in the graph, without self-loops.
    private(set) var edges: [Int] = []
    /// The indices of the component's clusters in the graph.
    private(set) var clusters: [Int] = []
    private(set) var input = LayeredInput(boxes: [], lines: [], clusters: [])

    /// Returns the components of a graph, in the order of their first nodes.
    static func parts(of graph: Graph) -> [GraphPart] {
        let numbers = GraphNumbers(graph)
        // a cluster counts as a vertex that is connected with its nodes
        var sets = DisjointSets(count: graph.nodes.count + graph.clusters.count)
        for (from, to) in numbers.ends { sets.union(from, to) }
        for (node, cluster) in numbers.clusterOfNode.enumerated() {
            if let cluster { sets.union(node, graph.nodes.count + cluster) }
        }
        let roots = graph.nodes.indices.map { sets.root(of: $0) }

        let loops = Loops(graph, numbers)
        var parts: [GraphPart] = []
        var partOfRoot: [Int: Int] = [:]
        var places = [Int](repeating: 0, count: graph.nodes.count)
        for node in graph.nodes.indices {
            let part = partOfRoot[roots[node], default: parts.count]
            if part == parts.count { parts.append(GraphPart()) }
            partOfRoot[roots[node]] = part
            places[node] = parts[part].nodes.count
            parts[part].add(node, of: graph, cluster: numbers.clusterOfNode[node], loops: loops)
        }
        for (edge, (from, to)) in numbers.ends.enumerated() where from != to {
            guard let part = partOfRoot[roots[from]] else { continue }
            parts[part].edges.append(edge)
            let label = LineText(graph.edges[edge])?.size
            parts[part].input.lines.append(.init(from: places[from], to: places[to], label: label))
        }
        return parts
    }

    private mutating func add(_ node: Int, of graph: Graph, cluster: Int?, loops: Loops) {
        if let cluster, !clusters.contains(cluster) {
            clusters.append(cluster)
            input.clusters.append(ClusterText(graph.clusters[cluster]).size)
        }
        nodes.append(node)
        var size = NodeText(graph.nodes[node]).size
        size.width = max(size.width, loops.width[node])
        input.boxes.append(
            .init(
                size: size, cluster: cluster.flatMap { clusters.firstIndex(of: $0) },
                isStretched: graph.nodes[node].kind != .entry, loops: loops.height[node]))
    }
}

/// The ends of a graph's edges and the clusters of its nodes, by index rather than by id.
struct GraphNumbers: Sendable {
    /// The indices of each edge's start and end node.
    let ends: [(from: Int, to: Int)]
    let clusterOfNode: [Int?]

    init(_ graph: Graph) {
        let nodes = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        let clusters = Dictionary(uniqueKeysWithValues: graph.clusters.enumerated().map { ($1.id, $0) })
        // the ids exist, as the graph's initializer has checked
        ends = graph.edges.map { (nodes[$0.from] ?? 0, nodes[$0.to] ?? 0) }
        clusterOfNode = graph.nodes.map { $0.cluster.flatMap { clusters[$0] } }
    }
}

/// A disjoint-set forest.
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
