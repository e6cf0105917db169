extension Graph {
    /// Returns the graph in the DOT language of Graphviz. Clusters without nodes, the links of clusters, and links that
    /// `SafeLink` rejects are left out.
    package func dot() -> String {
        var lines = [
            "digraph \(quoted(title)) {", "  rankdir=LR;",
            "  node [fontname=\"Helvetica\", fontsize=12, shape=box, style=rounded];",
            "  edge [fontname=\"Helvetica\", fontsize=10];",
        ]
        for (index, cluster) in clusters.enumerated() {
            let members = nodes.filter { $0.cluster == cluster.id }
            guard !members.isEmpty else { continue }
            lines.append("  subgraph cluster_\(index) {")
            lines.append("    label=\(quoted(cluster.label));")
            lines += members.map { "    " + dot($0) }
            lines.append("  }")
        }
        lines += nodes.filter { $0.cluster == nil }.map { "  " + dot($0) }
        for edge in edges {
            let attributes = [
                edge.text.map { "label=\(quoted($0))" },
                edge.kind == .redirect ? "style=dashed" : edge.kind == .entry ? "style=dotted" : nil,
            ].compactMap(\.self)
            let suffix = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
            lines.append("  \(quoted(edge.from)) -> \(quoted(edge.to))\(suffix);")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func dot(_ node: Node) -> String {
        let count = node.count.map { "\($0)×" }
        let text = [node.label, node.detail, count].compactMap(\.self).map(escaped).joined(separator: "\\n")
        var attributes = ["label=\"\(text)\""]
        switch node.kind {
        case .push: break
        case .sheet: attributes.append("shape=tab")
        case .cover: attributes.append("peripheries=2")
        case .popover: attributes.append("shape=note")
        case .inspector: attributes.append("shape=component")
        case .tab: attributes.append("shape=folder")
        case .entry: attributes.append("shape=oval, style=dashed")
        }
        switch node.access {
        case .everyone: attributes.append("color=\"#1a7f4b\"")
        case .session: attributes.append("color=\"#2463d6\"")
        case .restricted: attributes.append("color=\"#b26a00\"")
        case .nobody: attributes.append("color=\"#c0362c\"")
        case nil: break
        }
        if let link = SafeLink.checked(node.link) {
            attributes.append("URL=\(quoted(link))")
        }
        return "\(quoted(node.id)) [\(attributes.joined(separator: ", "))];"
    }

    private func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Returns a text escaped for use between quotes. Backslashes are escaped as well, because they start an escape
    /// sequence or continue a line. Control characters become spaces.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\0"..."\u{1F}", "\u{7F}": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
