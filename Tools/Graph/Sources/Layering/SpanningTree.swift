/// The spanning tree of `NetworkSimplex`: its edges, and each vertex's position in it.
struct SpanningTree {
    private(set) var isChosen: [Bool]
    /// The indices of the tree's edges, in arbitrary order.
    private(set) var chosen: [Int]
    var cut: [Int]
    /// The index in `chosen` after which the next search for an edge to replace starts.
    var cursor = 0
    /// The index of the edge from each vertex toward the root; nil for the root.
    private(set) var parent: [Int?]
    /// The postorder number of each vertex.
    private(set) var order: [Int]
    /// The lowest postorder number in each vertex's subtree. A subtree has consecutive numbers.
    private(set) var lowest: [Int]
    private(set) var byOrder: [Int]
    private var place: [Int]
    private var neighbours: [[Int]]

    init(count: Int, edges: [NetworkSimplex.Edge], chosen: [Int]) {
        isChosen = [Bool](repeating: false, count: edges.count)
        cut = [Int](repeating: 0, count: edges.count)
        place = cut
        self.chosen = chosen
        parent = [Int?](repeating: nil, count: count)
        order = [Int](repeating: 0, count: count)
        (lowest, byOrder) = (order, order)
        neighbours = [[Int]](repeating: [], count: count)
        for (index, edge) in chosen.enumerated() {
            isChosen[edge] = true
            place[edge] = index
            neighbours[edges[edge].tail].append(edge)
            neighbours[edges[edge].head].append(edge)
        }
        number(from: 0, edges: edges)
    }

    /// Returns true if `vertex` is `other` or an ancestor of `other`.
    func isAbove(_ vertex: Int, _ other: Int) -> Bool {
        lowest[vertex] <= order[other] && order[other] <= order[vertex]
    }

    mutating func replace(_ old: Int, by new: Int, edges: [NetworkSimplex.Edge]) {
        for vertex in [edges[old].tail, edges[old].head] { neighbours[vertex].removeAll { $0 == old } }
        for vertex in [edges[new].tail, edges[new].head] { neighbours[vertex].append(new) }
        (isChosen[old], isChosen[new]) = (false, true)
        place[new] = place[old]
        chosen[place[new]] = new
    }

    /// Renumbers a subtree, whose vertices keep the same range of numbers, and sets the parent edges inside it.
    mutating func number(from top: Int, edges: [NetworkSimplex.Edge]) {
        var next = lowest[top]
        var stack = [(vertex: top, child: 0)]
        while let (vertex, child) = stack.last {
            if child == 0 { lowest[vertex] = next }
            guard child < neighbours[vertex].count else {
                order[vertex] = next
                byOrder[next] = vertex
                next += 1
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].child += 1
            let edge = neighbours[vertex][child]
            guard edge != parent[vertex] else { continue }
            let below = edges[edge].tail == vertex ? edges[edge].head : edges[edge].tail
            parent[below] = edge
            stack.append((below, 0))
        }
    }
}
