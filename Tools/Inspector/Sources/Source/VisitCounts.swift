#if Inspector
import Waymark
import WaymarkGraph

/// The numbers of visits to each destination and of transitions between each pair of destinations. Destinations with
/// the same name count as one, whatever their values.
struct VisitCounts: Sendable {
    private struct Visit { var count = 0, first = Double.infinity, last = 0.0 }
    private struct Way: Hashable { let from: String, to: String }
    private var nodes: [String: Graph.Node] = [:]
    private var visits: [String: Visit] = [:]
    private var ways: [Way: Int] = [:]

    mutating func add(_ seen: SeenTransition<some Navigation>) {
        guard seen.before != seen.after, let top = seen.record.top else { return }
        let to = name(top)
        var visit = visits[to] ?? Visit()
        visit.count += 1
        visit.first = min(visit.first, seen.at)
        visit.last = max(visit.last, seen.at)
        visits[to] = visit
        guard let from = seen.before.topDestination.map({ name($0) }), from != to else { return }
        ways[Way(from: from, to: to), default: 0] += 1
    }
    private mutating func name(_ destination: some Navigation) -> String {
        let name = destination.name
        if nodes[name] == nil { nodes[name] = Graph.Node(destination) }
        return name
    }
    mutating func add(_ other: VisitCounts) {
        nodes.merge(other.nodes) { one, _ in one }
        visits.merge(other.visits) { one, other in
            Visit(count: one.count + other.count, first: min(one.first, other.first), last: max(one.last, other.last))
        }
        ways.merge(other.ways, uniquingKeysWith: +)
    }

    /// Returns the counts, and the graph of all visits, laid out as SVG.
    ///
    /// - Parameters:
    ///   - root: The name of the app's first screen.
    ///   - linked: Destinations to show even if they were never visited.
    ///   - sources: The graph of the app's sources, whose nodes and edges are added.
    func result(title: String, root: String?, linked: [Graph.Node], sources: SourceGraph?) -> GraphResult {
        var all: [String: Graph.Node] = [:]
        for node in (sources?.nodes ?? []) + nodes.values + linked { all[node.id] = node }
        for (name, visit) in visits { all[name]?.count = visit.count }
        let edges = ways.map { GraphResult.Edge(from: $0.from, to: $0.to, count: $1) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        var drawn: [Way: Graph.Edge] = [:]
        for edge in sources?.edges ?? [] { drawn[Way(from: edge.from, to: edge.to)] = edge }
        for (way, count) in ways {
            drawn[way, default: Graph.Edge(from: way.from, to: way.to)].count = count
        }
        let features = Set(all.values.compactMap(\.cluster))
        if features.count < 2 { for name in all.keys { all[name]?.cluster = nil } }
        let graph = try? Graph(
            title: title, nodes: Array(all.values),
            edges: Array(drawn.values),
            clusters: features.count < 2 ? [] : features.map { Graph.Cluster(id: $0, label: $0) })
        return GraphResult(
            svg: graph.map { GraphLayout($0).svg() } ?? "", root: root,
            nodes: visits.map { GraphResult.Node(name: $0, count: $1.count, first: $1.first, last: $1.last) }
                .sorted { $0.name < $1.name },
            edges: edges)
    }
}

extension Graph.Node {
    /// Creates a node for a destination, without its values.
    init(_ destination: some Navigation, pattern: String? = nil) {
        self.init(
            destination.name, detail: pattern, kind: Kind(destination.presentationType),
            access: destination.ownAccessRule.map { Access($0) })
    }
    /// Creates a node in the cluster of its feature, which is the part of the name before the slash.
    init(_ name: String, detail: String?, kind: Kind, access: Access?) {
        self.init(
            id: name, label: name, detail: detail, kind: kind, access: access,
            cluster: name.firstIndex(of: "/").map { String(name[..<$0]) })
    }
}
extension Graph.Node.Kind {
    init(_ presentation: PresentationType) {
        self =
            switch presentation {
            case .push: .push
            case .sheet: .sheet
            case .fullScreen: .cover
            case .popover: .popover
            case .inspector: .inspector
            }
    }
}
extension Graph.Node.Access {
    init(_ rule: AccessRule) {
        self =
            switch rule {
            case .everyone: .everyone
            case .nobody, .missing: .nobody
            case .session(let permissions, let information):
                permissions.isEmpty && information.isEmpty ? .session : .restricted
            }
    }
}

extension InspectedRouter {
    func graph() async -> GraphResult {
        let (seen, past, title) = (handed + gone + ring.elements(after: 0), overflow, name)
        let root = initial.levels[0].branches.first?.root ?? links?.root
        return await renderer.graph(seen, past: past, title: title, root: root?.name, sources: sources)
    }
    /// Counts a dropped transition, in a batch and off the main actor, because finding a destination's name is slow. If
    /// 1,000 transitions are waiting for the previous batch, they are counted on the main actor.
    func count(_ old: SeenTransition<Destination>) {
        gone.append(old)
        if gone.count >= 100, handed.isEmpty {
            (handed, gone) = (gone, [])
            Task { [renderer] in
                await renderer.count(handed)
                handed = []
            }
        } else if gone.count >= 1_000 {
            // the previous batch is still being counted
            for transition in gone { overflow.add(transition) }
            gone = []
        }
    }
}
#endif
