import Testing

@testable import WaymarkGraph

@Suite("A graph") struct GraphTests {
    private let a = Graph.Node(id: "a", label: "A")

    @Test("edges without a label and with an empty one are ordered by their counts, whatever their order was")
    func emptyLabels() throws {
        let edges = [("", 2), (nil, 1), ("", 3), (nil, 4)].map { Graph.Edge(from: "a", to: "a", label: $0, count: $1) }
        for first in edges.indices {
            let turned = Array(edges[first...] + edges[..<first])
            for order in [turned, turned.reversed()] {
                #expect(try Graph(nodes: [a], edges: order).edges.map(\.count) == [1, 2, 3, 4])
            }
        }
    }
    @Test("a graph refuses two nodes with one id") func duplicateNode() {
        #expect(throws: GraphError.duplicateNode("a")) { try Graph(nodes: [a, a]) }
    }

    @Test("a graph refuses two clusters with one id") func duplicateCluster() {
        let cluster = Graph.Cluster(id: "c", label: "C")
        #expect(throws: GraphError.duplicateCluster("c")) { try Graph(nodes: [], clusters: [cluster, cluster]) }
    }

    @Test("a graph refuses an edge to or from a missing node", arguments: [("a", "b"), ("b", "a")])
    func unknownNode(from: String, to: String) {
        let edge = Graph.Edge(from: from, to: to)
        #expect(throws: GraphError.unknownNode("b", edge: edge)) { try Graph(nodes: [a], edges: [edge]) }
    }

    @Test("a graph refuses a node in a missing cluster") func unknownCluster() {
        let node = Graph.Node(id: "a", label: "A", cluster: "c")
        #expect(throws: GraphError.unknownCluster("c", node: "a")) { try Graph(nodes: [node]) }
    }

    @Test(
        "the description of a graph's error names the ids at fault",
        arguments: [
            (GraphError.duplicateNode("a"), "two nodes have the id 'a'"),
            (.duplicateCluster("c"), "two clusters have the id 'c'"),
            (.unknownNode("b", edge: .init(from: "a", to: "b")), "the edge from 'a' to 'b': there is no node 'b'"),
            (.unknownCluster("c", node: "a"), "the node 'a': there is no cluster 'c'"),
        ])
    func errors(error: GraphError, text: String) {
        #expect("\(error)" == text)
    }
}
