/// Screens, the ways between them, and their features.
///
/// Nodes, edges and clusters are sorted, so graphs with the same parts are equal and are drawn the same, whatever order
/// the parts were collected in.
package struct Graph: Hashable, Sendable {
    /// The name of the whole, for the picture's title.
    package let title: String
    /// The nodes, by id.
    package let nodes: [Node]
    /// The edges, by start and end. Two equal edges are both drawn.
    package let edges: [Edge]
    /// The clusters, by id.
    package let clusters: [Cluster]

    /// Creates a graph, and sorts its parts.
    ///
    /// - Throws: ``GraphError``: two nodes or clusters with one id, or a part that refers to one that isn't there.
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
    /// An edge starts or ends at a node that isn't there.
    case unknownNode(String, edge: Graph.Edge)
    /// A node belongs to a cluster that isn't there.
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
