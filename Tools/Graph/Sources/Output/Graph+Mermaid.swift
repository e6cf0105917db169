extension Graph {
    /// Returns the graph as a Mermaid flowchart, for Markdown. Nodes are identified by number, because an id may
    /// contain any character. Clusters without nodes, the links of clusters, and links that `SafeLink` rejects are left
    /// out.
    package func mermaid() -> String {
        let ends = GraphNumbers(self).ends
        var lines = ["flowchart LR"]
        for (number, cluster) in clusters.enumerated() {
            let members = nodes.indices.filter { nodes[$0].cluster == cluster.id }
            guard !members.isEmpty else { continue }
            lines.append("  subgraph c\(number)[\"\(escaped(cluster.label))\"]")
            lines += members.map { "    " + mermaid(nodes[$0], number: $0) }
            lines.append("  end")
        }
        for (number, node) in nodes.enumerated() where node.cluster == nil {
            lines.append("  " + mermaid(node, number: number))
        }
        for (edge, (from, to)) in zip(edges, ends) {
            let arrow = edge.kind == .navigation ? "-->" : "-.->"
            lines.append("  n\(from) \(arrow)\(edge.text.map { "|\"\(escaped($0))\"|" } ?? "") n\(to)")
        }
        for access in Node.Access.allCases {
            let members = nodes.indices.filter { nodes[$0].access == access }
            guard !members.isEmpty else { continue }
            lines.append("  classDef \(access.rawValue) stroke:\(access.mermaidColour),stroke-width:2px")
            lines.append("  class \(members.map { "n\($0)" }.joined(separator: ",")) \(access.rawValue)")
        }
        for (number, node) in nodes.enumerated() {
            guard let link = SafeLink.checked(node.link) else { continue }
            lines.append("  click n\(number) href \"\(encoded(link))\"")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func mermaid(_ node: Node, number: Int) -> String {
        let count = node.count.map { "\($0)×" }
        let text = [node.label, node.detail, count].compactMap(\.self).map(escaped).joined(separator: "<br/>")
        let (open, close) =
            switch node.kind {
            case .push: ("[", "]")
            case .sheet: ("[/", "\\]")
            case .cover: ("[[", "]]")
            case .popover: (">", "]")
            case .inspector: ("[(", ")]")
            case .tab: ("{{", "}}")
            case .entry: ("([", "])")
            }
        return "n\(number)\(open)\"\(text)\"\(close)"
    }

    /// Returns a URL in which the characters that Mermaid could take for the end of the URL are percent-encoded.
    private func encoded(_ link: String) -> String {
        var result = ""
        for scalar in link.unicodeScalars {
            switch scalar {
            case "\"", "\\", "`", "<", ">", ";", "{", "}", "|":
                result += "%" + String(scalar.value, radix: 16, uppercase: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a text with numeric escapes for all ASCII characters but letters, digits and some punctuation. Control
    /// characters become spaces. Mermaid has no other escapes, and interprets HTML.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "/", "-", "_", ".", ",", ":", "?", "=", "(", ")", "×", "…":
                result.unicodeScalars.append(scalar)
            case "\0"..."\u{1F}", "\u{7F}": result += " "
            case "\u{80}"...: result.unicodeScalars.append(scalar)
            default: result += "#\(scalar.value);"
            }
        }
        return result
    }
}

extension Graph.Node.Access {
    fileprivate var mermaidColour: String {
        switch self {
        case .everyone: "#1a7f4b"
        case .session: "#2463d6"
        case .restricted: "#b26a00"
        case .nobody: "#c0362c"
        }
    }
}
