import Foundation

extension GraphLayout {
    /// The version of the JSON. Within a version, keys are only added.
    package static let jsonVersion = 1

    /// The graph and its layout as JSON: nodes, edges and clusters with their positions in pixels, and the path of each
    /// edge as an SVG path.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(GraphDocument(self)), as: UTF8.self)
        // the JSON may be embedded in a script element; outside strings, it has none of these
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        } + "\n"
    }
}

/// The JSON document of a graph.
private struct GraphDocument: Encodable {
    struct Size: Encodable { let width: Int, height: Int }
    struct Node: Encodable {
        let id: String, label: String, detail: String?, kind: String, access: String?, link: String?, count: Int?
        let cluster: String?, frame: Rect
    }
    struct Edge: Encodable {
        let from: String, to: String, kind: String, label: String?, count: Int?, path: String, labelFrame: Rect?
    }
    struct Cluster: Encodable { let id: String, label: String, link: String?, frame: Rect? }

    let version = GraphLayout.jsonVersion
    let title: String, size: Size, nodes: [Node], edges: [Edge], clusters: [Cluster]

    init(_ layout: GraphLayout) {
        let graph = layout.graph
        title = graph.title
        size = Size(width: layout.size.width, height: layout.size.height)
        nodes = zip(graph.nodes, layout.nodes).map { node, frame in
            Node(
                id: node.id, label: node.label, detail: node.detail, kind: node.kind.rawValue,
                access: node.access?.rawValue, link: node.link, count: node.count, cluster: node.cluster, frame: frame)
        }
        edges = zip(graph.edges, layout.edges).map { edge, line in
            Edge(
                from: edge.from, to: edge.to, kind: edge.kind.rawValue, label: edge.label, count: edge.count,
                path: line.route.svgPath, labelFrame: line.label)
        }
        clusters = zip(graph.clusters, layout.clusters).map { cluster, frame in
            Cluster(id: cluster.id, label: cluster.label, link: cluster.link, frame: frame)
        }
    }
}
