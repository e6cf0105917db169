/// A graph of screens and the navigations between them, grouped by feature.
///
/// Nodes, edges and clusters are sorted, so graphs with the same parts are equal and have the same drawing, whatever
/// order the parts were collected in.
package struct Graph: Hashable, Sendable {
    /// The title of the drawing.
    package let title: String
    /// The nodes, sorted by id.
    package let nodes: [Node]
    /// The edges, sorted by start, end, kind, label and count. Two equal edges are both drawn.
    package let edges: [Edge]
    /// The clusters, sorted by id.
    package let clusters: [Cluster]

    /// Creates a graph, and sorts its parts.
    ///
    /// - Throws: `GraphError` if two nodes or two clusters have the same id, or if a part refers to an id that doesn't
    ///   exist.
    package init(
        title: String = "Navigation", nodes: [Node], edges: [Edge] = [], clusters: [Cluster] = []
    ) throws(GraphError) {
        self.title = title
        self.nodes = nodes.sorted { $0.id < $1.id }
        self.edges = edges.sorted(by: Edge.precedes)
        self.clusters = clusters.sorted { $0.id < $1.id }

        for (node, next) in zip(self.nodes, self.nodes.dropFirst()) where node.id == next.id {
            throw .duplicateNode(node.id)
        }
        for (cluster, next) in zip(self.clusters, self.clusters.dropFirst()) where cluster.id == next.id {
            throw .duplicateCluster(cluster.id)
        }
        let ids = Set(nodes.map(\.id))
        for edge in self.edges {
            guard ids.contains(edge.from) else { throw .unknownNode(edge.from, edge: edge) }
            guard ids.contains(edge.to) else { throw .unknownNode(edge.to, edge: edge) }
        }
        let names = Set(clusters.map(\.id))
        for node in self.nodes {
            if let name = node.cluster, !names.contains(name) { throw .unknownCluster(name, node: node.id) }
        }
    }
}

/// An error in the parts of a graph.
package enum GraphError: Error, Hashable, Sendable {
    /// Two nodes have this id.
    case duplicateNode(String)
    /// Two clusters have this id.
    case duplicateCluster(String)
    /// An edge starts or ends at a node that doesn't exist.
    case unknownNode(String, edge: Graph.Edge)
    /// A node belongs to a cluster that doesn't exist.
    case unknownCluster(String, node: String)
}

extension GraphError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .duplicateNode(let id): "two nodes have the id '\(id)'"
        case .duplicateCluster(let id): "two clusters have the id '\(id)'"
        case .unknownNode(let id, let edge): "the edge from '\(edge.from)' to '\(edge.to)': there is no node '\(id)'"
        case .unknownCluster(let id, let node): "the node '\(node)': there is no cluster '\(id)'"
        }
    }
}
