extension GraphLayout {
    /// The version of the JSON. Within a version, keys are only added.
    package static let jsonVersion = 1

    /// The graph and its layout as JSON: nodes, edges and clusters with their positions in pixels, and the path of each
    /// edge as an SVG path.
    package func json() -> String {
        let nodes = zip(graph.nodes, nodes).map { node, frame in
            JSONText.object([
                ("id", .string(node.id)), ("label", .string(node.label)), ("detail", node.detail.map(JSONText.string)),
                ("kind", .string(node.kind.rawValue)), ("access", node.access.map { .string($0.rawValue) }),
                ("link", node.link.map(JSONText.string)), ("count", node.count.map(JSONText.number)),
                ("cluster", node.cluster.map(JSONText.string)), ("frame", frame.json),
            ])
        }
        let edges = zip(graph.edges, edges).map { edge, line in
            JSONText.object([
                ("from", .string(edge.from)), ("to", .string(edge.to)), ("kind", .string(edge.kind.rawValue)),
                ("label", edge.label.map(JSONText.string)), ("count", edge.count.map(JSONText.number)),
                ("path", .string(line.route.svgPath)), ("labelFrame", line.label?.json),
            ])
        }
        let clusters = zip(graph.clusters, clusters).map { cluster, frame in
            JSONText.object([
                ("id", .string(cluster.id)), ("label", .string(cluster.label)),
                ("link", cluster.link.map(JSONText.string)), ("frame", frame?.json),
            ])
        }
        let members: [(String, JSONText)] = [
            ("version", .number(Self.jsonVersion)), ("title", .string(graph.title)),
            ("size", .object([("width", .number(size.width)), ("height", .number(size.height))])),
            ("nodes", .array(nodes)), ("edges", .array(edges)), ("clusters", .array(clusters)),
        ]
        let lines = members.map { "  \(JSONText.quoted($0)): \($1.text(indent: "  "))" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
}

extension Rect {
    fileprivate var json: JSONText {
        .object([("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height))])
    }
}
