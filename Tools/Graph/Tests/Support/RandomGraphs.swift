import Testing
import WaymarkTesting

@testable import WaymarkGraph

/// A random graph with cycles, loops, parallel edges, unconnected parts and clusters.
struct RandomGraph: Sendable, CustomStringConvertible {
    let seed: UInt64
    let nodes: Int
    let edges: Int
    let clusters: Int

    var description: String { "seed \(seed): \(nodes) nodes, \(edges) edges, \(clusters) clusters" }

    static let small = (0..<30 as Range<UInt64>).map { seed in
        RandomGraph(seed: seed, nodes: Int(seed % 13), edges: Int(seed * 7 % 31), clusters: Int(seed % 5))
    }
    static let large = [
        RandomGraph(seed: 100, nodes: 60, edges: 90, clusters: 10),
        RandomGraph(seed: 101, nodes: 60, edges: 160, clusters: 0),
        RandomGraph(seed: 102, nodes: 120, edges: 150, clusters: 12),
        RandomGraph(seed: 103, nodes: 90, edges: 60, clusters: 30),
    ]
    static let all = small + large
    /// The layout of each graph, computed once for all tests.
    private static let layouts = all.map { random in (random.seed, Result { try GraphLayout(random.graph()) }) }

    func layout() throws -> GraphLayout {
        let layout = Self.layouts.first { $0.0 == seed }
        return try #require(layout).1.get()
    }

    func parts() -> (nodes: [Graph.Node], edges: [Graph.Edge], clusters: [Graph.Cluster]) {
        var random = SeededGenerator(seed: seed)
        let labels = ["", "Home", "Detail", "A rather long name of a screen that is cut somewhere", "設定", "Ωmega 🙂"]
        let nodes = (0..<self.nodes).map { index in
            Graph.Node(
                id: "n\(index)", label: labels.randomElement(using: &random) ?? "",
                detail: Bool.random(using: &random) ? "/path/{id}/\(index)" : nil,
                kind: Graph.Node.Kind.allCases.randomElement(using: &random) ?? .push,
                access: Graph.Node.Access.allCases.randomElement(using: &random),
                count: Int.random(in: 0..<4, using: &random) == 0 ? index * 1000 : nil,
                cluster: self.clusters > 0 && Bool.random(using: &random)
                    ? "c\(Int.random(in: 0..<self.clusters, using: &random))" : nil)
        }
        var edges: [Graph.Edge] = []
        for index in 0..<(nodes.isEmpty ? 0 : self.edges) {
            edges.append(
                Graph.Edge(
                    from: nodes.randomElement(using: &random)?.id ?? "",
                    to: nodes.randomElement(using: &random)?.id ?? "",
                    kind: Graph.Edge.Kind.allCases.randomElement(using: &random) ?? .navigation,
                    label: Int.random(in: 0..<4, using: &random) == 0 ? "edge \(index)" : nil,
                    count: Int.random(in: 0..<6, using: &random) == 0 ? index : nil))
        }
        let clusters = (0..<self.clusters).map { Graph.Cluster(id: "c\($0)", label: "Feature number \($0)") }
        return (nodes, edges, clusters)
    }

    func graph() throws(GraphError) -> Graph {
        let (nodes, edges, clusters) = parts()
        return try Graph(nodes: nodes, edges: edges, clusters: clusters)
    }

    /// Returns the graph's components, as the layout's phases get them.
    func inputs() throws(GraphError) -> [LayeredInput] { GraphPart.parts(of: try graph()).map(\.input) }
}
