#if Inspector
import Waymark
import WaymarkGraph

/// Which destinations were on top, how often, and where from: by name, without values.
struct VisitCounts: Sendable {
    private struct Visit { var count = 0, first = Double.infinity, last = 0.0 }
    private struct Way: Hashable { let from: String, to: String }
    private var visits: [String: Visit] = [:]
    private var ways: [Way: Int] = [:]

    mutating func add(_ seen: SeenTransition<some Navigation>) {
        guard seen.before != seen.after, let to = seen.record.top?.name else { return }
        var visit = visits[to] ?? Visit()
        visit.count += 1
        visit.first = min(visit.first, seen.at)
        visit.last = max(visit.last, seen.at)
        visits[to] = visit
        guard let from = seen.before.topDestination?.name, from != to else { return }
        ways[Way(from: from, to: to), default: 0] += 1
    }

    func result(title: String) -> GraphResult {
        let names = Set(visits.keys).union(ways.keys.map(\.from)).sorted()
        let edges = ways.map { GraphResult.Edge(from: $0.from, to: $0.to, count: $1) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        let graph = try? Graph(
            title: title, nodes: names.map { Graph.Node(id: $0, label: $0, count: visits[$0]?.count) },
            edges: edges.map { Graph.Edge(from: $0.from, to: $0.to, count: $0.count) })
        return GraphResult(
            svg: graph.map { GraphLayout($0).svg() } ?? "",
            nodes: names.compactMap { name in
                visits[name].map { GraphResult.Node(name: name, count: $0.count, first: $0.first, last: $0.last) }
            }, edges: edges)
    }
}

extension InspectedRouter {
    func graph() async -> GraphResult {
        let (past, seen, title) = (visits, ring.elements(after: 0), name)
        return await renderer.graph(past, seen, title: title)
    }
}
extension ScreenRenderer {
    func graph(_ past: VisitCounts, _ seen: [SeenTransition<Destination>], title: String) -> GraphResult {
        var counts = past
        for transition in seen { counts.add(transition) }
        return counts.result(title: title)
    }
}
#endif
