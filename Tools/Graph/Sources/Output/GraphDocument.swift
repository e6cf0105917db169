import Foundation

/// The JSON of a graph and its layout: nodes, edges and clusters with their positions in pixels, and the path of each
/// edge as an SVG path.
package struct GraphDocument: Codable, Sendable {
    package struct Node: Codable, Sendable {
        package let id: String
        package let label: String
        package let detail: String?
        package let kind: Graph.Node.Kind
        package let access: Graph.Node.Access?
        let link: String?
        let count: Int?
        let cluster: String?
        let frame: Rect
    }
    package struct Edge: Codable, Sendable {
        package let from: String
        package let to: String
        package let kind: Graph.Edge.Kind
        let label: String?
        let count: Int?
        let path: String
        let labelFrame: Rect?
    }
    struct Cluster: Codable, Sendable {
        let id: String
        let label: String
        let link: String?
        let frame: Rect?
    }

    /// The version of the format. Within a version, keys are only added.
    package static let version = 1
    package let version: Int
    let title: String
    let size: Size
    package let nodes: [Node]
    package let edges: [Edge]
    let clusters: [Cluster]

    init(_ layout: GraphLayout) {
        let graph = layout.graph
        (version, title, size) = (Self.version, graph.title, layout.size)
        nodes = zip(graph.nodes, layout.nodes).map { node, frame in
            Node(
                id: node.id, label: node.label, detail: node.detail, kind: node.kind, access: node.access,
                link: node.link, count: node.count, cluster: node.cluster, frame: frame)
        }
        edges = zip(graph.edges, layout.edges).map { edge, line in
            Edge(
                from: edge.from, to: edge.to, kind: edge.kind, label: edge.label, count: edge.count,
                path: line.route.svgPath, labelFrame: line.label)
        }
        clusters = zip(graph.clusters, layout.clusters).map { cluster, frame in
            Cluster(id: cluster.id, label: cluster.label, link: cluster.link, frame: frame)
        }
    }
}

extension GraphLayout {
    /// Returns the graph and its layout as JSON, which is safe in a script element. Links aren't checked.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(GraphDocument(self)), as: UTF8.self)
        return text.replacing("<", with: "\\u003c") + "\n"
    }
}
