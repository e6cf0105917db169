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

    mutating func add(_ other: VisitCounts) {
        visits.merge(other.visits) { one, other in
            Visit(count: one.count + other.count, first: min(one.first, other.first), last: max(one.last, other.last))
        }
        ways.merge(other.ways, uniquingKeysWith: +)
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
        let (seen, past, title) = (handed + gone + ring.elements(after: 0), overflow, name)
        return await renderer.graph(seen, past: past, title: title)
    }
    /// Counts a transition that is no longer kept, beside the main actor: a destination's name takes long to find.
    func count(_ old: SeenTransition<Destination>) {
        gone.append(old)
        if gone.count >= 100, handed.isEmpty {
            (handed, gone) = (gone, [])
            Task { [renderer] in
                await renderer.count(handed)
                handed = []
            }
        } else if gone.count >= 1_000 {
            // there was no pause to count in
            for transition in gone { overflow.add(transition) }
            gone = []
        }
    }
}
#endif
