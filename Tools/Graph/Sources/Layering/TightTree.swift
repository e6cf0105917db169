/// The initial solution of `NetworkSimplex`: ranks by the longest path, and a tree of tight edges.
enum TightTree {
    struct Start {
        var rank: [Int]
        /// The edges, and an additional edge from the first vertex to each part that isn't connected to it.
        var edges: [NetworkSimplex.Edge]
        /// The indices of the tree's edges in `edges`.
        var chosen: [Int]
    }

    /// Grows the tree from the first vertex. In each step, the tree moves until the edge with the least slack that
    /// leaves or enters it is tight, and that edge is added. All vertices of the tree move together, so a single offset
    /// is stored.
    static func grow(count: Int, edges: [NetworkSimplex.Edge]) -> Start {
        var start = Start(rank: LongestPath.ranks(count: count, edges: edges), edges: edges, chosen: [])
        var incident = [[Int]](repeating: [], count: count)
        for (index, edge) in edges.enumerated() {
            incident[edge.tail].append(index)
            incident[edge.head].append(index)
        }
        var isInside = [Bool](repeating: false, count: count)
        var distance = 0
        var leading = MinHeap()  // edges that leave the tree: less slack as it moves on
        var arriving = MinHeap()  // edges that end in it: more slack

        func add(_ vertex: Int) {
            isInside[vertex] = true
            start.rank[vertex] -= distance
            for index in incident[vertex] {
                let edge = edges[index]
                if edge.tail == vertex, !isInside[edge.head] {
                    leading.insert(index, key: start.rank[edge.head] - start.rank[vertex] - edge.minimum)
                } else if edge.head == vertex, !isInside[edge.tail] {
                    arriving.insert(index, key: start.rank[vertex] - start.rank[edge.tail] - edge.minimum)
                }
            }
        }
        add(0)
        var next = 0  // all vertices before it are in the tree
        for _ in 1..<count {
            while let top = leading.first, isInside[edges[top.value].head] { leading.removeFirst() }
            while let top = arriving.first, isInside[edges[top.value].tail] { arriving.removeFirst() }
            let ahead = leading.first.map { $0.key - distance }
            let behind = arriving.first.map { $0.key + distance }
            if let ahead, ahead <= behind ?? .max, let top = leading.first {
                distance += ahead
                start.chosen.append(top.value)
                add(edges[top.value].head)
            } else if let behind, let top = arriving.first {
                distance -= behind
                start.chosen.append(top.value)
                add(edges[top.value].tail)
            } else {
                while isInside[next] { next += 1 }
                let length = start.rank[next] - (start.rank[0] + distance)
                start.chosen.append(start.edges.count)
                start.edges.append(.init(tail: 0, head: next, minimum: length, weight: 0))
                add(next)
            }
        }
        for vertex in 0..<count { start.rank[vertex] += distance }
        return start
    }
}

/// Ranking by the longest path: each vertex gets the lowest rank that the minimum lengths allow. Ranks start at 0.
enum LongestPath {
    /// Returns the rank of each vertex. Traps if the edges form a cycle.
    static func ranks(count: Int, edges: [NetworkSimplex.Edge]) -> [Int] {
        var rank = [Int](repeating: 0, count: count)
        var missing = rank
        var outgoing = [[Int]](repeating: [], count: count)
        for (index, edge) in edges.enumerated() {
            missing[edge.head] += 1
            outgoing[edge.tail].append(index)
        }
        var ready = (0..<count).filter { missing[$0] == 0 }
        var done = 0
        while done < ready.count {
            let vertex = ready[done]
            done += 1
            for index in outgoing[vertex] {
                let edge = edges[index]
                rank[edge.head] = max(rank[edge.head], rank[vertex] + edge.minimum)
                missing[edge.head] -= 1
                if missing[edge.head] == 0 { ready.append(edge.head) }
            }
        }
        precondition(done == count, "the edges form a cycle")
        return rank
    }
}

/// A priority queue of numbers by key, smallest first. Ties are broken by the number.
struct MinHeap {
    private var elements: [(key: Int, value: Int)] = []

    var first: (key: Int, value: Int)? { elements.first }

    mutating func insert(_ value: Int, key: Int) {
        elements.append((key, value))
        var child = elements.count - 1
        while child > 0, elements[child] < elements[(child - 1) / 2] {
            elements.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func removeFirst() {
        elements.swapAt(0, elements.count - 1)
        elements.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count {
                if elements[child] < elements[least] { least = child }
            }
            guard least != parent else { return }
            elements.swapAt(least, parent)
            parent = least
        }
    }
}
