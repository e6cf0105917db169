/// The network simplex algorithm. It ranks the vertices of an acyclic graph so that each edge has at least its minimum
/// length and the weighted sum of lengths is minimal. Used for layers and for positions within layers.
///
/// The method and the names are those of Gansner, Koutsofios, North and Vo, "A Technique for Drawing Directed Graphs".
/// A step costs at most one pass over the vertices and edges. Few steps are needed in practice. Their number can be
/// limited, because the ranks are feasible after every step.
struct NetworkSimplex {
    struct Edge {
        var tail: Int
        var head: Int
        /// The minimum of `rank[head] - rank[tail]`.
        var minimum: Int
        var weight: Int
    }

    private(set) var rank: [Int]
    private var edges: [Edge]
    private var outgoing: [[Int]]
    private var incoming: [[Int]]
    private var tree: SpanningTree

    /// Returns the rank of each vertex of an acyclic graph; traps for any other. Only differences between ranks matter,
    /// and only within a connected part.
    ///
    /// - Parameters:
    ///   - isBalanced: True to center vertices that can move without changing the weighted sum of lengths.
    ///   - steps: The maximum number of steps.
    static func ranks(count: Int, edges: [Edge], isBalanced: Bool = false, steps: Int = .max) -> [Int] {
        guard count > 1 else { return [Int](repeating: 0, count: count) }
        var simplex = NetworkSimplex(count: count, edges: edges)
        simplex.optimize(steps: steps)
        if isBalanced { simplex.balance() }
        return simplex.rank
    }

    private init(count: Int, edges: [Edge]) {
        let start = TightTree.grow(count: count, edges: edges)
        (rank, self.edges) = (start.rank, start.edges)
        outgoing = [[Int]](repeating: [], count: count)
        incoming = outgoing
        for (index, edge) in self.edges.enumerated() {
            outgoing[edge.tail].append(index)
            incoming[edge.head].append(index)
        }
        tree = SpanningTree(count: count, edges: self.edges, chosen: start.chosen)
        for vertex in tree.byOrder {
            if let edge = tree.parent[vertex] { tree.cut[edge] = cutValue(of: edge, below: vertex) }
        }
    }

    private func slack(_ edge: Int) -> Int {
        rank[edges[edge].head] - rank[edges[edge].tail] - edges[edge].minimum
    }

    // MARK: Steps

    private mutating func optimize(steps: Int) {
        var left = steps
        while left > 0, let leaving = leavingEdge(), let entering = enteringEdge(for: leaving) {
            exchange(leaving, for: entering)
            left -= 1
        }
    }

    /// Returns the tree edge to replace, which has a negative cut value; nil if the ranks are optimal. At most 30
    /// such edges are compared, because comparing all costs more time than it saves.
    private mutating func leavingEdge() -> Int? {
        var best: Int?
        var seen = 0
        for _ in tree.chosen.indices {
            tree.cursor = tree.cursor + 1 < tree.chosen.count ? tree.cursor + 1 : 0
            let edge = tree.chosen[tree.cursor]
            guard tree.cut[edge] < 0 else { continue }
            if best.map({ tree.cut[edge] < tree.cut[$0] }) ?? true { best = edge }
            seen += 1
            if seen == 30 { break }
        }
        return best
    }

    /// Returns the edge with the least slack that can replace `leaving`: it connects the same two parts of the tree, in
    /// the opposite direction. Returns nil if there is none.
    private func enteringEdge(for leaving: Int) -> Int? {
        let isTailBelow = tree.order[edges[leaving].tail] < tree.order[edges[leaving].head]
        let top = isTailBelow ? edges[leaving].tail : edges[leaving].head
        let below = tree.lowest[top]...tree.order[top]
        var best: Int?
        var least = Int.max
        for place in below {
            let vertex = tree.byOrder[place]
            for edge in isTailBelow ? incoming[vertex] : outgoing[vertex] {
                let other = isTailBelow ? edges[edge].tail : edges[edge].head
                guard !below.contains(tree.order[other]) else { continue }
                let slack = slack(edge)
                if slack < least { (best, least) = (edge, slack) }
            }
            if least == 0 { break }
        }
        return best
    }

    private mutating func exchange(_ leaving: Int, for entering: Int) {
        shift(leaving, by: slack(entering))
        let value = tree.cut[leaving]
        let (tail, head) = (edges[entering].tail, edges[entering].head)
        let top = climb(from: tail, to: head, adding: value, isTail: true)
        _ = climb(from: head, to: tail, adding: value, isTail: false)
        tree.cut[entering] = -value
        tree.cut[leaving] = 0
        tree.replace(leaving, by: entering, edges: edges)
        tree.number(from: top, edges: edges)
    }

    /// Lengthens a tree edge by moving the part of the tree that doesn't contain the root.
    private mutating func shift(_ edge: Int, by distance: Int) {
        guard distance != 0 else { return }
        let isTailBelow = tree.order[edges[edge].tail] < tree.order[edges[edge].head]
        let top = isTailBelow ? edges[edge].tail : edges[edge].head
        for place in tree.lowest[top]...tree.order[top] {
            rank[tree.byOrder[place]] += isTailBelow ? -distance : distance
        }
    }

    /// Updates the cut values of the tree edges from one end of the entering edge up to the lowest common ancestor of
    /// both ends, which is returned.
    private mutating func climb(from start: Int, to end: Int, adding value: Int, isTail: Bool) -> Int {
        var vertex = start
        while !tree.isAbove(vertex, end), let edge = tree.parent[vertex] {
            tree.cut[edge] += (vertex == edges[edge].tail) == isTail ? value : -value
            vertex = edges[edge].tail == vertex ? edges[edge].head : edges[edge].tail
        }
        return vertex
    }

    /// Returns a tree edge's cut value: the change of the weighted sum per unit by which the edge is lengthened.
    /// `vertex` is the edge's end away from the root; the cut values of the tree edges below it must be known.
    private func cutValue(of edge: Int, below vertex: Int) -> Int {
        let isTail = edges[edge].tail == vertex
        var sum = 0
        for edge in outgoing[vertex] { sum += part(of: edge, at: vertex, other: edges[edge].head, counts: isTail) }
        for edge in incoming[vertex] { sum += part(of: edge, at: vertex, other: edges[edge].tail, counts: !isTail) }
        return sum
    }
    private func part(of edge: Int, at vertex: Int, other: Int, counts: Bool) -> Int {
        guard tree.isAbove(vertex, other) else { return counts ? edges[edge].weight : -edges[edge].weight }
        let value = (tree.isChosen[edge] ? tree.cut[edge] : 0) - edges[edge].weight
        return counts ? -value : value
    }

    /// Centers the parts of the tree that can move without changing the weighted sum of lengths.
    private mutating func balance() {
        for edge in tree.chosen where tree.cut[edge] == 0 {
            guard let limit = enteringEdge(for: edge) else { continue }
            shift(edge, by: slack(limit) / 2)
        }
    }
}
