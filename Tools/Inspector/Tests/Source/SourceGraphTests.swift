#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkGraph

@testable import WaymarkInspector

@MainActor @Suite("The graph of the app's sources")
struct SourceGraphTests {
    /// Reads a graph from a temporary file with the given text.
    private func read(_ text: String) throws -> SourceGraph? {
        let file = FileManager.default.temporaryDirectory.appending(path: "waymark-graph-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try text.write(to: file, atomically: true, encoding: .utf8)
        return try SourceGraph([SourceGraph.variable: file.path(percentEncoded: false)])
    }
    /// Returns a node with an id as the command writes it.
    private func node(_ id: String, _ label: String, kind: Graph.Node.Kind = .push) -> Graph.Node {
        Graph.Node(id: id, label: label, kind: kind)
    }

    @Test("the graph has the sources' edges and those of transitions, with counts, but not the sources' link nodes")
    func ways() async throws {
        let (home, product) = ("ShopApp.ShopRoute.home", "ShopApp.Shop.ShopRoute.product")
        let graph = try Graph(
            nodes: [
                node(home, "home"), node(product, "product"), node("ShopApp.HelpNavigation", "Help", kind: .sheet),
                node("\(product) link 0", "/product/{id}", kind: .entry),
            ],
            edges: [
                Graph.Edge(from: home, to: product),
                Graph.Edge(from: product, to: "ShopApp.HelpNavigation", kind: .redirect),
                Graph.Edge(from: "\(product) link 0", to: product, kind: .entry),
            ])
        let router = Router<ShopRoute>(root: .home, links: LinkTable(schemes: ["shop"], root: .home))
        let source = InspectedRouter(
            router, id: "main", name: "Main", links: nil, association: nil, actions: [], setup: nil, capacity: 9,
            sources: try read(GraphLayout(graph).json()), session: { nil })
        router.navigate(to: .product(1))
        router.navigate(to: .cart)
        let drawing = await source.graph().svg
        for title in [
            "shop/home → shop/product, leads to, 1×", "shop/product → help, through a redirect<",
            "shop/product → shop/cart, leads to, 1×",
        ] { #expect(drawing.contains(title), "\(drawing)") }
        #expect(drawing.contains("/product/{id}"), "the running app's link pattern is kept")
        #expect(!drawing.contains("link 0"))
    }
    @Test("the graph's root is that of the first tab, even if the tabs were set after the router's creation")
    func root() async throws {
        let router = Router<ShopRoute>(links: LinkTable(schemes: ["shop"]))
        _ = TabRouter<ShopTab, ShopRoute>(router) { $0 == .shop ? .home : .account }
        let source = InspectedRouter(
            router, id: "main", name: "Main", links: nil, association: nil, actions: [], setup: nil, capacity: 9,
            session: { nil })
        router.navigate(to: .cart)
        let graph = await source.graph()
        #expect(graph.root == "shop/home")
        #expect(graph.svg.contains("data-id=\"shop/home\""))
        #expect(source.initial.levels[0].branches.map(\.id) == ["shop", "account"])
    }
    @Test("there is no graph if the environment names no file")
    func none() throws {
        #expect(try SourceGraph([:])?.nodes == nil)
        #expect(try SourceGraph([SourceGraph.variable: ""])?.nodes == nil)
    }
    @Test(
        "a file that isn't a graph of this version is refused",
        arguments: [
            "", "{}", "{\"version\":2,\"nodes\":[],\"edges\":[]}", "{\"version\":1,\"nodes\":[{}],\"edges\":[]}",
        ])
    func otherFiles(text: String) {
        #expect(throws: SourceGraph.Fault.self) { try read(text) }
    }
    @Test("an Inspector starts even if its graph file is missing")
    func missing() async throws {
        let environment = [SourceGraph.variable: "/nowhere.json"]
        do throws(SourceGraph.Fault) {
            _ = try SourceGraph(environment)
            Issue.record("it was read")
        } catch {
            #expect(
                "\(error)"
                    == "WAYMARK_INSPECTOR_GRAPH '/nowhere.json' isn't a file written by waymark graph --format json"
            )
        }
        let inspector = try await Inspector(Inspector.Options(), environment: environment).launched()
        #expect(inspector.port != nil)
        await inspector.stop()
    }
}
#endif
