/// A legend of the shapes, colors and lines that occur in a graph.
struct SVGLegend {
    private enum Entry {
        case shape(Graph.Node.Kind)
        case colour(Graph.Node.Access)
        case line(Graph.Edge.Kind)

        /// The distance from the left edge of the sample to the text.
        var inset: Int {
            if case .line = self { 28 } else { 22 }
        }
        var words: String {
            switch self {
            case .shape(let kind): kind.words
            case .colour(let access): access.words
            case .line(let kind): kind.words
            }
        }
    }
    private static let rowHeight = 26
    private let entries: [(entry: Entry, place: Point)]
    let size: Size

    init(graph: Graph, width: Int) {
        let kinds = Set(graph.nodes.map(\.kind))
        let rules = Set(graph.nodes.compactMap(\.access))
        let lines = Set(graph.edges.map(\.kind))
        let rows: [[Entry]] = [
            Graph.Node.Kind.allCases.filter(kinds.contains).map(Entry.shape)
                + Graph.Edge.Kind.allCases.filter(lines.contains).map(Entry.line),
            Graph.Node.Access.allCases.filter(rules.contains).map(Entry.colour),
        ]
        var placed: [(entry: Entry, place: Point)] = []
        var (y, widest) = (0, 0)
        for row in rows where !row.isEmpty {
            var x = 0
            for entry in row {
                let entryWidth = entry.inset + TextWidth.width(of: entry.words, size: 11)
                if x > 0, x + entryWidth > width { (x, y) = (0, y + Self.rowHeight) }
                placed.append((entry, Point(x: x, y: y)))
                widest = max(widest, x + entryWidth)
                x += entryWidth + 20
            }
            y += Self.rowHeight
        }
        entries = placed
        size = Size(width: widest, height: y)
    }

    func svg(at origin: Point) -> String {
        var lines = ["<g class=\"legend\" aria-hidden=\"true\">"]
        for (entry, place) in entries {
            let (x, y) = (origin.x + place.x, origin.y + place.y)
            let sample =
                switch entry {
                case .shape(let kind): "<g class=\"node \(kind.rawValue)\">\(SVGShapes.icon(kind, x: x, y: y))</g>"
                case .colour(let access):
                    "<g class=\"node \(access.rawValue)\"><rect class=\"shape\" x=\"\(x + 1)\" y=\"\(y + 2)\" width=\"16\""
                        + " height=\"12\" rx=\"3\"/><rect class=\"pill\" x=\"\(x + 1)\" y=\"\(y + 2)\" width=\"16\""
                        + " height=\"12\" rx=\"3\"/></g>"
                case .line(let kind):
                    "<g class=\"edge \(kind.rawValue)\"><path class=\"way\" d=\"M\(x) \(y + 8)h14\"/>"
                        + "<path class=\"head\" d=\"M\(x + 20) \(y + 8)l-8 -4v8z\"/></g>"
                }
            lines.append(
                "\(sample)<text x=\"\(x + entry.inset)\" y=\"\(y + 12)\">\(XMLText.escaped(entry.words))</text>")
        }
        lines.append("</g>")
        return lines.joined(separator: "\n")
    }
}
