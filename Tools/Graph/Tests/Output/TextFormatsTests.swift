import Foundation
import Testing

@testable import WaymarkGraph

@Suite("The JSON of a graph") struct JSONTests {
    private struct Document: Decodable {
        struct Frame: Decodable, Equatable { let x, y, width, height: Int }
        struct Node: Decodable {
            let id, label, kind: String
            let detail, access, link, cluster: String?
            let count: Int?
            let frame: Frame
        }
        struct Edge: Decodable {
            let from, to, kind, path: String
            let label: String?
            let count: Int?
            let labelFrame: Frame?
        }
        struct Cluster: Decodable {
            let id, label: String
            let link: String?
            let frame: Frame?
        }
        let version: Int
        let title: String
        let nodes: [Node]
        let edges: [Edge]
        let clusters: [Cluster]
    }
    private func document(_ layout: GraphLayout) throws -> Document {
        try JSONDecoder().decode(Document.self, from: Data(try layout.json().utf8))
    }

    @Test("the JSON has the whole graph and its layout", arguments: RandomGraph.small)
    func complete(random: RandomGraph) throws {
        let layout = try random.layout()
        let document = try document(layout)
        #expect(document.version == 1)
        let nodes = document.nodes.map { node in
            Graph.Node(
                id: node.id, label: node.label, detail: node.detail, kind: .init(rawValue: node.kind) ?? .push,
                access: node.access.flatMap(Graph.Node.Access.init), link: node.link, count: node.count,
                cluster: node.cluster)
        }
        let edges = document.edges.map { edge in
            Graph.Edge(
                from: edge.from, to: edge.to, kind: .init(rawValue: edge.kind) ?? .navigation, label: edge.label,
                count: edge.count)
        }
        let clusters = document.clusters.map { Graph.Cluster(id: $0.id, label: $0.label, link: $0.link) }
        #expect(try Graph(title: document.title, nodes: nodes, edges: edges, clusters: clusters) == layout.graph)
        #expect(document.nodes.map(\.frame.x) == layout.nodes.map(\.x))
        #expect(document.edges.map(\.path) == layout.edges.map(\.route.svgPath))
        #expect(document.clusters.map(\.frame?.height) == layout.clusters.map { $0?.height })
    }

    @Test("the JSON escapes any text, even for a script element", arguments: Hostile.texts)
    func hostile(text: String) throws {
        let layout = GraphLayout(try Hostile.graph(text))
        #expect(try document(layout).title == text)
        #expect(try !layout.json().contains("<"))
    }
}

@Suite("The DOT output of a graph") struct DOTTests {
    @Test("the DOT has nodes, edges, clusters and their kinds") func example() throws {
        let graph = try Graph(
            title: "App",
            nodes: [
                .init(
                    id: "a", label: "A", detail: "/a", kind: .sheet, access: .session, link: "A.swift", count: 2,
                    cluster: "c"),
                .init(id: "b", label: "B", kind: .entry),
            ], edges: [.init(from: "b", to: "a", kind: .entry, label: "opens")], clusters: [.init(id: "c", label: "C")])
        #expect(
            graph.dot() == """
                digraph "App" {
                  rankdir=LR;
                  node [fontname="Helvetica", fontsize=12, shape=box, style=rounded];
                  edge [fontname="Helvetica", fontsize=10];
                  subgraph cluster_0 {
                    label="C";
                    "a" [label="A\\n/a\\n2×", shape=tab, color="#2463d6", URL="A.swift"];
                  }
                  "b" [label="B", shape=oval, style=dashed];
                  "b" -> "a" [label="opens", style=dotted];
                }

                """)
    }

    @Test("the DOT quotes any text", arguments: Hostile.texts)
    func hostile(text: String) throws {
        let dot = try Hostile.graph(text).dot()
        // collects the text outside quotes, which must not contain any of the hostile text
        var outside = ""
        var (isInside, isEscaped) = (false, false)
        for character in dot {
            if isEscaped {
                isEscaped = false
            } else if isInside, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isInside.toggle()
            } else if !isInside {
                outside.append(character)
            }
        }
        #expect(!isInside)
        #expect(outside.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " \n[]{};=,->_".contains($0)) })
        #expect(outside.count { $0 == "{" } == 2 && outside.count { $0 == "}" } == 2)
    }
}

@Suite("The Mermaid flowchart of a graph") struct MermaidTests {
    @Test("the flowchart has nodes, edges, clusters and their kinds") func example() throws {
        let graph = try Graph(
            nodes: [
                .init(
                    id: "a", label: "A", detail: "/a", kind: .cover, access: .session, link: "A.swift#L3", cluster: "c"),
                .init(id: "b", label: "B \"b\"", kind: .entry),
            ], edges: [.init(from: "b", to: "a", kind: .entry, label: "opens"), .init(from: "a", to: "b")],
            clusters: [.init(id: "c", label: "C")])
        #expect(
            graph.mermaid() == """
                flowchart LR
                  subgraph c0["C"]
                    n0[["A<br/>/a"]]
                  end
                  n1(["B #34;b#34;"])
                  n0 --> n1
                  n1 -.->|"opens"| n0
                  classDef session stroke:#2463d6,stroke-width:2px
                  class n0 session
                  click n0 href "A.swift#L3"

                """)
    }

    @Test("the flowchart quotes any text", arguments: Hostile.texts)
    func hostile(text: String) throws {
        for line in try Hostile.graph(text).mermaid().split(separator: "\n") {
            #expect(line.count { $0 == "\"" } % 2 == 0)
            let texts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map(\.element)
            for text in texts where !line.contains("click") {
                #expect(!text.replacing("<br/>", with: "").contains { "<>\"\\`|[]{}%&".contains($0) })
            }
        }
    }
}
