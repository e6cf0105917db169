/// The text of a node, truncated to fit, and the node's size.
struct NodeText: Hashable, Sendable {
    static let labelSize = 13
    static let detailSize = 11
    static let countSize = 11
    static let widest = 210
    /// The distance from the node's left edge to the text, with room for the icon.
    static let inset = 38
    static let trailing = 12

    let label: String
    let detail: String?
    let count: String?
    /// The width of the count's badge; 0 without a count.
    let countWidth: Int
    let size: Size

    init(_ node: Graph.Node) {
        let label = TextWidth.fitted(node.label, to: Self.widest, size: Self.labelSize, isBold: true)
        let detail = node.detail.flatMap { $0.isEmpty ? nil : $0 }
            .map { TextWidth.fitted($0, to: Self.widest, size: Self.detailSize) }
        let count = node.count.map(String.init)
        countWidth = count.map { TextWidth.width(of: $0, size: Self.countSize, isBold: true) + 12 } ?? 0
        // the count is drawn beside the label
        let first = TextWidth.width(of: label, size: Self.labelSize, isBold: true) + (count == nil ? 0 : countWidth + 8)
        let second = detail.map { TextWidth.width(of: $0, size: Self.detailSize) } ?? 0
        (self.label, self.detail, self.count) = (label, detail, count)
        size = Size(
            width: max(88, Self.inset + max(first, second) + Self.trailing), height: detail == nil ? 36 : 48)
    }
}

/// The text on a line, truncated to fit.
struct LineText: Hashable, Sendable {
    static let fontSize = 11
    static let widest = 120

    let text: String
    let size: Size

    init?(_ edge: Graph.Edge) {
        guard let text = edge.text else { return nil }
        self.text = TextWidth.fitted(text, to: Self.widest, size: Self.fontSize)
        size = Size(width: TextWidth.width(of: self.text, size: Self.fontSize) + 14, height: 18)
    }
}

/// A cluster's label, truncated to fit.
struct ClusterText: Hashable, Sendable {
    static let fontSize = 12
    static let widest = 200
    static let height = 22

    let text: String
    /// The space that is reserved for the label inside the cluster's box.
    let size: Size

    init(_ cluster: Graph.Cluster) {
        text = TextWidth.fitted(cluster.label, to: Self.widest, size: Self.fontSize, isBold: true)
        size = Size(width: TextWidth.width(of: text, size: Self.fontSize, isBold: true), height: Self.height)
    }
}
