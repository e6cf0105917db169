extension GraphLayout {
    /// Returns the drawing as SVG. It follows the light or dark appearance of the reader's system, and has no scripts,
    /// fonts or external resources, and no links with schemes that the options don't allow. The title of each node
    /// describes the node and its targets.
    package func svg(_ options: SVGOptions = SVGOptions()) -> String {
        let legend = options.hasLegend ? SVGLegend(graph: graph, width: max(size.width, 320)) : nil
        let legendHeight = legend.map { $0.size.height == 0 ? 0 : $0.size.height + 28 } ?? 0
        let width = max(size.width, legend?.size.width ?? 0) + 2 * options.margin
        let height = size.height + legendHeight + 2 * options.margin
        let title = XMLText.escaped(graph.title)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"waymark-graph\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"\(-options.margin) \(-options.margin) \(width) \(height)\""
                + " role=\"graphics-document document\" aria-roledescription=\"navigation graph\" aria-label=\"\(title)\">",
            "<title>\(title)</title>",
            "<desc>\(summary)</desc>",
            "<style>\(SVGStyle.css)</style>",
            "<rect class=\"canvas\" x=\"\(-options.margin)\" y=\"\(-options.margin)\" width=\"\(width)\""
                + " height=\"\(height)\"/>",
        ]
        for (cluster, frame) in zip(graph.clusters, clusters) {
            if let frame { lines.append(svg(cluster, in: frame, options)) }
        }
        lines.append("<g aria-hidden=\"true\">")
        lines += zip(graph.edges, edges).map { svg($0, $1.route) }
        // after all lines, so that no line covers a label
        lines += zip(graph.edges, edges).compactMap { edge, line in line.label.flatMap { svg(edge, textIn: $0) } }
        lines.append("</g>")
        let names = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.label) })
        let leaving = Dictionary(grouping: graph.edges, by: \.from)
        for (node, frame) in zip(graph.nodes, nodes) {
            lines.append(svg(node, in: frame, goals: leaving[node.id] ?? [], names: names, options))
        }
        if let legend, legendHeight > 0 { lines.append(legend.svg(at: Point(x: 0, y: size.height + 28))) }
        lines.append("</svg>")
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let counted = [
            (graph.nodes.count, "node", "nodes"), (graph.edges.count, "edge", "edges"),
            (graph.clusters.count, "cluster", "clusters"),
        ]
        return counted.map { "\($0) \($0 == 1 ? $1 : $2)" }.joined(separator: ", ")
    }

    private func svg(_ cluster: Graph.Cluster, in frame: Rect, _ options: SVGOptions) -> String {
        let room = frame.width - 2 * Spacing.clusterPadding + 4
        let text = TextWidth.fitted(cluster.label, to: room, size: ClusterText.fontSize, isBold: true)
        var label =
            "<text x=\"\(frame.x + Spacing.clusterPadding - 2)\" y=\"\(frame.y + 20)\""
            + Self.length(text, ClusterText.fontSize, isBold: true) + ">\(XMLText.escaped(text))</text>"
        if let link = SafeLink.checked(cluster.link, schemes: options.linkSchemes) {
            label = "<a href=\"\(XMLText.escaped(link))\">\(label)</a>"
        }
        return "<g class=\"cluster\"><title>\(XMLText.escaped(cluster.label))</title>"
            + "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\" rx=\"12\"/>"
            + label + "</g>"
    }

    private func svg(_ edge: Graph.Edge, _ route: Route) -> String {
        let title = XMLText.escaped(
            "\(edge.from) → \(edge.to), \(edge.kind.words)" + (edge.text.map { ", \($0)" } ?? ""))
        return "<g class=\"edge \(edge.kind.rawValue)\" data-from=\"\(XMLText.escaped(edge.from))\""
            + " data-to=\"\(XMLText.escaped(edge.to))\"><title>\(title)</title>"
            + "<path class=\"way\" d=\"\(route.svgPath)\"/><path class=\"head\" d=\"\(route.svgHead)\"/></g>"
    }

    private func svg(_ edge: Graph.Edge, textIn frame: Rect) -> String? {
        guard let text = LineText(edge) else { return nil }
        return "<g class=\"edge\"><rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\""
            + " height=\"\(frame.height)\" rx=\"9\"/>"
            + "<text x=\"\(frame.middle.x)\" y=\"\(frame.y + 13)\"\(Self.length(text.text, LineText.fontSize))>"
            + "\(XMLText.escaped(text.text))</text></g>"
    }
    /// Returns attributes that fix the length of a text, so that it fits its frame even in a wide font; empty if the
    /// length isn't known.
    private static func length(_ text: String, _ size: Int, isBold: Bool = false) -> String {
        TextWidth.natural(of: text, size: size, isBold: isBold)
            .map { " textLength=\"\($0)\" lengthAdjust=\"spacingAndGlyphs\"" } ?? ""
    }

    private func svg(
        _ node: Graph.Node, in frame: Rect, goals: [Graph.Edge], names: [String: String], _ options: SVGOptions
    ) -> String {
        let text = NodeText(node)
        let x = frame.x + NodeText.inset
        let firstLine = frame.y + (text.detail == nil ? frame.height / 2 + 5 : 21)
        var body = SVGShapes.outline(node.kind, in: frame)
        body += SVGShapes.icon(node.kind, x: frame.x + 13, y: frame.middle.y - 8)
        body +=
            "<text class=\"label\" x=\"\(x)\" y=\"\(firstLine)\""
            + Self.length(text.label, NodeText.labelSize, isBold: true) + ">\(XMLText.escaped(text.label))</text>"
        if let detail = text.detail {
            body +=
                "<text class=\"detail\" x=\"\(x)\" y=\"\(firstLine + 16)\""
                + Self.length(detail, NodeText.detailSize) + ">\(XMLText.escaped(detail))</text>"
        }
        if let count = text.count {
            let left = frame.right - 10 - text.countWidth
            body +=
                "<rect class=\"pill\" x=\"\(left)\" y=\"\(firstLine - 13)\" width=\"\(text.countWidth)\""
                + " height=\"17\" rx=\"8\"/><text class=\"count\" x=\"\(left + text.countWidth / 2)\""
                + " y=\"\(firstLine)\">\(count)</text>"
        }
        if let link = SafeLink.checked(node.link, schemes: options.linkSchemes) {
            body = "<a href=\"\(XMLText.escaped(link))\">\(body)</a>"
        }
        return "<g class=\"node \(node.kind.rawValue) \(node.access?.rawValue ?? "unruled")\""
            + " data-id=\"\(XMLText.escaped(node.id))\""
            + " role=\"graphics-symbol img\"><title>\(title(of: node, goals: goals, names: names))</title>\(body)</g>"
    }

    /// Returns the tooltip of a node, escaped for XML. Screen readers read it too.
    private func title(of node: Graph.Node, goals: [Graph.Edge], names: [String: String]) -> String {
        var parts = ["\(node.label), \(node.kind.words)"]
        if let detail = node.detail, !detail.isEmpty { parts.append(detail) }
        if let cluster = node.cluster, let label = graph.clusters.first(where: { $0.id == cluster })?.label {
            parts.append("in \(label)")
        }
        if let access = node.access { parts.append(access.words) }
        if let count = node.count { parts.append(count == 1 ? "visited once" : "visited \(count) times") }
        if !goals.isEmpty { parts.append("leads to " + goals.map { names[$0.to] ?? $0.to }.joined(separator: ", ")) }
        return XMLText.escaped(parts.joined(separator: "; "))
    }
}

extension Route {
    /// The route in the syntax of an SVG path.
    package var svgPath: String {
        steps.reduce(into: "M\(start.x) \(start.y)") { path, step in
            switch step {
            case .line(let end): path += "L\(end.x) \(end.y)"
            case .curve(let first, let second, let end):
                path += "C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
            }
        }
    }

    /// The arrow head in the syntax of an SVG path. It points left or right, as the last step does, or up if the step
    /// ends vertically, as in a self-loop.
    var svgHead: String {
        let from: Point
        switch steps.last {
        case .curve(_, let control, _): from = control
        case .line: from = steps.dropLast().last?.end ?? start
        case nil: from = start
        }
        if from.x == end.x { return "M\(end.x) \(end.y)l-4 8h8z" }
        return "M\(end.x) \(end.y)l\(from.x < end.x ? -8 : 8) -4v8z"
    }
}
