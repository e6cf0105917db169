import Testing
import WaymarkTesting

@testable import WaymarkGraph

@Suite("A layout") struct LayoutTests {
    @Test("no two boxes of a layout overlap", arguments: RandomGraph.all)
    func boxesAreApart(random: RandomGraph) throws {
        let layout = try random.layout()
        for (index, box) in layout.nodes.enumerated() {
            #expect(!layout.nodes[..<index].contains(where: box.overlaps))
        }
    }

    @Test("labels of edges overlap neither each other nor a node", arguments: RandomGraph.all)
    func labelsAreApart(random: RandomGraph) throws {
        let layout = try random.layout()
        let labels = layout.edges.compactMap(\.label)
        #expect(labels.count == layout.graph.edges.count { $0.text != nil })
        for (index, label) in labels.enumerated() {
            #expect(!(labels[..<index] + layout.nodes).contains(where: label.overlaps))
        }
    }

    @Test("each node has room for its texts", arguments: RandomGraph.all)
    func textsFit(random: RandomGraph) throws {
        let layout = try random.layout()
        for (node, frame) in zip(layout.graph.nodes, layout.nodes) {
            let text = NodeText(node)
            let first = TextWidth.width(of: text.label, size: NodeText.labelSize, isBold: true)
            let second = TextWidth.width(of: text.detail ?? "", size: NodeText.detailSize)
            let pill = text.count == nil ? 0 : text.countWidth + 8
            #expect(NodeText.inset + max(first + pill, second) <= frame.width)
            #expect(frame.height == text.size.height)
        }
    }

    @Test("a cluster is drawn around its own nodes and no others", arguments: RandomGraph.all)
    func clustersHoldTheirNodes(random: RandomGraph) throws {
        let layout = try random.layout()
        for (cluster, frame) in zip(layout.graph.clusters, layout.clusters) {
            let members = layout.graph.nodes.filter { $0.cluster == cluster.id }
            #expect((frame == nil) == members.isEmpty)
            guard let frame else { continue }
            for (node, box) in zip(layout.graph.nodes, layout.nodes) {
                #expect(node.cluster == cluster.id ? frame.contains(box) : !frame.overlaps(box))
            }
        }
    }

    @Test("no two clusters overlap", arguments: RandomGraph.all)
    func clustersAreApart(random: RandomGraph) throws {
        let frames = try random.layout().clusters.compactMap(\.self)
        for (index, frame) in frames.enumerated() {
            #expect(!frames[..<index].contains(where: frame.overlaps))
        }
    }

    @Test("each edge is drawn between the sides of its nodes, and a loop below its node", arguments: RandomGraph.all)
    func edgesMeetTheirNodes(random: RandomGraph) throws {
        let layout = try random.layout()
        let ends = GraphNumbers(layout.graph).ends
        for ((from, to), line) in zip(ends, layout.edges) {
            for (point, frame) in [(line.route.start, layout.nodes[from]), (line.route.end, layout.nodes[to])] {
                if from == to {
                    #expect(point.y == frame.bottom && point.x > frame.x && point.x < frame.right)
                } else {
                    #expect(point.x == frame.x || point.x == frame.right)
                    #expect(point.y > frame.y && point.y < frame.bottom)
                }
            }
        }
    }

    @Test("no edge between two nodes is drawn through a node", arguments: RandomGraph.all)
    func edgesAvoidNodes(random: RandomGraph) throws {
        let layout = try random.layout()
        for (edge, line) in zip(layout.graph.edges, layout.edges) where edge.from != edge.to {
            #expect(!layout.nodes.contains(where: line.route.crosses))
        }
    }

    @Test("no edge between two nodes is drawn over the label of another such edge", arguments: RandomGraph.small)
    func edgesAvoidLabels(random: RandomGraph) throws {
        let layout = try random.layout()
        let labels = zip(layout.graph.edges, layout.edges).map { $0.from == $0.to ? nil : $1.label }
        for (index, line) in layout.edges.enumerated()
        where layout.graph.edges[index].from != layout.graph.edges[index].to {
            var others = labels
            others[index] = nil
            #expect(!others.compactMap(\.self).contains(where: line.route.crosses))
        }
    }

    @Test("the whole drawing lies within the layout's size", arguments: RandomGraph.all)
    func sizeIsRight(random: RandomGraph) throws {
        let layout = try random.layout()
        let whole = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        let frames = layout.nodes + layout.clusters.compactMap(\.self) + layout.edges.compactMap(\.label)
        #expect(frames.allSatisfy(whole.contains))
        #expect(frames.map(\.right).max() ?? 0 <= whole.width)
        let points = layout.edges.flatMap(\.route.points)
        #expect(points.allSatisfy { (0...whole.width).contains($0.x) && (0...whole.height).contains($0.y) })
    }

    @Test(
        "layout and output don't depend on the order of a graph's parts",
        arguments: RandomGraph.small + RandomGraph.large.prefix(1))
    func orderDoesNotMatter(random: RandomGraph) throws {
        let (nodes, edges, clusters) = random.parts()
        var generator = SeededGenerator(seed: random.seed + 1)
        let one = try Graph(nodes: nodes, edges: edges, clusters: clusters)
        let other = try Graph(
            nodes: nodes.shuffled(using: &generator), edges: edges.shuffled(using: &generator),
            clusters: clusters.shuffled(using: &generator))
        #expect(one == other)
        let layout = GraphLayout(other)
        #expect(try random.layout().svg() == layout.svg())
        #expect(try random.layout().json() == layout.json())
        #expect(one.dot() == other.dot())
        #expect(one.mermaid() == other.mermaid())
    }

    @Test("the layout of an empty graph is empty") func empty() throws {
        let layout = GraphLayout(try Graph(nodes: []))
        #expect(layout.size == Size(width: 0, height: 0))
    }

    @Test("a single node is at the origin") func single() throws {
        let layout = GraphLayout(try Graph(nodes: [.init(id: "a", label: "A")]))
        #expect(layout.nodes == [Rect(x: 0, y: 0, width: 88, height: 36)])
    }

    @Test("lines lead from left to right if there is no cycle") func direction() throws {
        let ids = ["a", "b", "c", "d"]
        let layout = GraphLayout(
            try Graph(
                nodes: ids.map { .init(id: $0, label: $0) },
                edges: zip(ids, ids.dropFirst()).map { .init(from: $0, to: $1) } + [.init(from: "a", to: "d")]))
        #expect(layout.nodes.map(\.x) == layout.nodes.map(\.x).sorted())
        for line in layout.edges { #expect(line.route.start.x < line.route.end.x) }
    }

    @Test("equal edges are drawn apart") func equalEdges() throws {
        let edge = Graph.Edge(from: "a", to: "b")
        let layout = GraphLayout(
            try Graph(nodes: [.init(id: "a", label: "A"), .init(id: "b", label: "B")], edges: [edge, edge, edge]))
        #expect(Set(layout.edges.map(\.route)).count == 3)
    }

    @Test("the boxes of a thousand nodes don't overlap within a column") func thousandNodes() throws {
        let nodes = (0..<1000).map { Graph.Node(id: "\($0)", label: "Screen \($0)") }
        let edges = (1..<1000).map { Graph.Edge(from: "\(($0 - 1) / 10)", to: "\($0)") }
        let layout = GraphLayout(try Graph(nodes: nodes, edges: edges))
        // sorted by column, and from top to bottom
        let boxes = layout.nodes.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.x < $1.x || $0.bottom < $1.y })
        #expect(layout.edges.allSatisfy { !$0.route.steps.isEmpty })
    }
}
