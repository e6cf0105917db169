import Foundation
import Testing

@testable import WaymarkGraph

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements, attributes and texts of an XML document. The initializer returns nil if the document isn't
/// well-formed.
private final class Elements: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []
    private(set) var attributes: [(name: String, value: String)] = []
    private(set) var texts = ""

    init?(_ xml: String) {
        super.init()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }
    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
        self.attributes += attributes.map { ($0.key, $0.value) }
    }
    func parser(_ parser: XMLParser, foundCharacters text: String) { texts += text }

    var links: [String] { attributes.filter { $0.name == "href" }.map(\.value) }
}

@Suite("The SVG of a graph") struct SVGTests {
    private static let allowed: Set = [
        "svg", "title", "desc", "style", "rect", "g", "path", "text", "a",
    ]

    @Test(
        "no text adds elements, event handlers, script links or bidirectional controls to the SVG",
        arguments: Hostile.texts)
    func hostile(text: String) throws {
        let svg = GraphLayout(try Hostile.graph(text)).svg()
        let elements = try #require(Elements(svg))
        #expect(Set(elements.names).isSubset(of: Self.allowed))
        #expect(!elements.attributes.contains { $0.name.hasPrefix("on") })
        #expect(!svg.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
        #expect(!elements.links.contains { $0.lowercased().hasPrefix("javascript") })
    }

    @Test(
        "the SVG is well-formed, and has a title for itself and for each node, edge and cluster",
        arguments: RandomGraph.small)
    func wellFormed(random: RandomGraph) throws {
        let layout = try random.layout()
        let elements = try #require(Elements(layout.svg()))
        let clusters = layout.clusters.compactMap(\.self).count
        #expect(
            elements.names.count { $0 == "title" }
                == 1 + layout.graph.nodes.count + layout.graph.edges.count + clusters)
    }

    @Test("only texts whose width is known have a fixed length, which fits their frames") func lengths() throws {
        let node = Graph.Node(id: "a", label: "gallery", detail: "/character/{identifier}/gallery")
        let layout = GraphLayout(try Graph(nodes: [node]))
        let svg = layout.svg()
        let elements = try #require(Elements(svg))
        let lengths = elements.attributes.filter { $0.name == "textLength" }.compactMap { Int($0.value) }
        let room = try #require(layout.nodes.first).width - NodeText.inset - NodeText.trailing
        #expect(lengths.count == 2 && lengths.allSatisfy { (1...room).contains($0) })
        #expect(try !GraphLayout(Graph(nodes: [Graph.Node(id: "a", label: "設定")])).svg().contains("textLength"))
    }

    @Test("the title of a node describes it and its targets") func titles() throws {
        let graph = try Graph(
            nodes: [
                .init(id: "a", label: "List", detail: "/list", kind: .sheet, access: .session, count: 3, cluster: "c"),
                .init(id: "b", label: "Detail"),
            ], edges: [.init(from: "a", to: "b")], clusters: [.init(id: "c", label: "Mail")])
        let svg = GraphLayout(graph).svg()
        let title = "List, sheet; /list; in Mail; for logged-in users; visited 3 times; leads to Detail"
        #expect(svg.contains("<title>\(title)</title>"))
        #expect(svg.contains("<title>Detail, pushed screen</title>"))
    }

    @Test(
        "only links without a scheme, or with http, https or file, are written",
        arguments: [
            ("Sources/App.swift#L12", true), ("https://example.com/a?b=c&d", true), ("file:///tmp/a.swift", true),
            ("//example.com", true), ("a/b:c", true), ("#fragment", true), ("javascript:alert(1)", false),
            ("JavaScript:alert(1)", false), (" javascript:alert(1)", false), ("java\nscript:alert(1)", false),
            ("\u{1}javascript:alert(1)", false), ("data:text/html,x", false), ("vbscript:x", false), ("", false),
            ("app://screen", false),
        ])
    func links(link: String, isKept: Bool) throws {
        let graph = try Graph(nodes: [.init(id: "a", label: "A", link: link)])
        let elements = try #require(Elements(GraphLayout(graph).svg()))
        #expect(elements.links == (isKept ? [link] : []))
    }

    @Test("links with a scheme from the options are written") func schemes() throws {
        var options = SVGOptions()
        options.linkSchemes = ["app"]
        let graph = try Graph(nodes: [.init(id: "a", label: "A", link: "app://screen")])
        #expect(try #require(Elements(GraphLayout(graph).svg(options))).links == ["app://screen"])
    }

    @Test("the legend explains only what is drawn") func legend() throws {
        let graph = try Graph(
            nodes: [.init(id: "a", label: "A", kind: .cover, access: .restricted)],
            edges: [.init(from: "a", to: "a", kind: .redirect)])
        let legend = SVGLegend(graph: graph, width: 400).svg(at: Point(x: 0, y: 0))
        for words in ["full-screen cover", "with permissions", "through a redirect"] { #expect(legend.contains(words)) }
        for words in ["sheet", "popover", "for nobody", "from outside"] { #expect(!legend.contains(words)) }
    }

    @Test("the legend can be left out") func withoutLegend() throws {
        var options = SVGOptions()
        options.hasLegend = false
        let svg = GraphLayout(try Graph(nodes: [.init(id: "a", label: "A")])).svg(options)
        #expect(!svg.contains("class=\"legend\""))
    }

    @Test("the SVG has light and dark colors, and loads nothing") func standsAlone() throws {
        let svg = GraphLayout(try RandomGraph.large[0].graph()).svg()
        #expect(svg.contains("prefers-color-scheme:dark"))
        for word in ["<script", "url(", "@import", "<image", "<use", "<foreignObject"] { #expect(!svg.contains(word)) }
        #expect(svg.split(separator: "http").dropFirst().allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg\"") })
    }

    @Test("each color is also written as a literal, for renderers without custom properties")
    func plainColours() {
        let rules = SVGStyle.css.split(separator: "\n").dropFirst(2)
        #expect(rules.count > 20)
        for rule in rules {
            let plain = rule.replacing(/([a-z]+):#[0-9a-f]+;\1:var\(--[a-z]+\)/, with: "")
            #expect(!plain.contains("var(") && !plain.contains("$"), "\(rule)")
        }
    }

    @Test("data attributes hold the id of each node, and the ids at both ends of each edge") func data() throws {
        let graph = try Graph(
            nodes: [.init(id: "a\"b", label: "A"), .init(id: "c", label: "C")], edges: [.init(from: "a\"b", to: "c")])
        let elements = try #require(Elements(GraphLayout(graph).svg()))
        let named = elements.attributes.filter { $0.name.hasPrefix("data-") }.map { "\($0.name) \($0.value)" }
        #expect(named.sorted() == ["data-from a\"b", "data-id a\"b", "data-id c", "data-to c"])
    }

    @Test("an arrow head points in the direction of the last step") func heads() {
        let start = Point(x: 0, y: 0)
        func head(_ step: Route.Step) -> String { Route(start: start, steps: [step]).svgHead }
        #expect(head(.line(to: Point(x: 50, y: 0))) == "M50 0l-8 -4v8z")
        #expect(head(.line(to: Point(x: -50, y: 0))) == "M-50 0l8 -4v8z")
        #expect(head(.curve(Point(x: 0, y: 20), Point(x: 9, y: 20), to: Point(x: 9, y: 0))) == "M9 0l-4 8h8z")
    }
}
