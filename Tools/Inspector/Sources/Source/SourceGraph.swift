#if Inspector
import Foundation
import WaymarkGraph
import WaymarkLinks

/// The graph of an app's sources, as `waymark graph --format json` writes it. It includes navigations that no user has
/// made yet.
struct SourceGraph: Sendable {
    /// The environment variable with the path of the graph's file.
    static let variable = "WAYMARK_INSPECTOR_GRAPH"

    /// The nodes, named as in the running app.
    let nodes: [Graph.Node]
    let edges: [Graph.Edge]

    /// The error for a file that can't be read or isn't a graph.
    struct Fault: Error, Hashable, CustomStringConvertible {
        let path: String
        var description: String {
            "\(SourceGraph.variable) '\(path)' isn't a file written by waymark graph --format json"
        }
    }

    /// Reads the graph from the file that the environment names. Returns nil if the environment names no file.
    ///
    /// - Throws: `Fault` if the file can't be read, or isn't a graph of this version.
    init?(_ environment: [String: String]) throws(Fault) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        guard let data = FileManager.default.contents(atPath: path),
            let file = try? JSONDecoder().decode(GraphDocument.self, from: data), file.version == GraphDocument.version
        else { throw Fault(path: path) }
        // links are left out, because each node shows its own
        let shown = file.nodes.filter { $0.kind != .entry }
        let names = shown.map(Self.name)
        nodes = zip(shown, names).map { Graph.Node($1, detail: $0.detail, kind: $0.kind, access: $0.access) }
        let byID = Dictionary(zip(shown.map(\.id), names)) { first, _ in first }
        edges = file.edges.compactMap { edge in
            guard let from = byID[edge.from], let to = byID[edge.to] else { return nil }
            return Graph.Edge(from: from, to: to, kind: edge.kind)
        }
    }
    /// Returns the destination's name for a node, whose id is `Target.Type.case`, or `Target.Type` for a type without
    /// cases.
    private static func name(_ node: GraphDocument.Node) -> String {
        let parts = node.id.split(separator: ".").map(String.init)
        let isCase = parts.count > 2 && parts.last == node.label
        return DestinationName.of(
            type: parts.dropLast(isCase ? 1 : 0).last ?? node.id, case: isCase ? parts.last : nil)
    }
}
#endif
