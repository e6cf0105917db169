/// Cycle breaking: the choice of edges that are reversed so that the graph becomes acyclic.
enum CycleBreaking {
    struct Arc {
        var from: Int
        var to: Int
        /// The cost of reversing the edge.
        var weight: Int
    }

    /// Returns the indices of the edges to reverse, by the greedy heuristic of Eades, Lin and Smyth. Edges that close
    /// no cycle in their original direction are then restored. Self-loops are ignored.
    static func reversed(count: Int, arcs: [Arc]) -> Set<Int> {
        let place = sequence(count: count, arcs: arcs)
        var reversed = arcs.indices.filter { place[arcs[$0].from] > place[arcs[$0].to] }
        var outgoing = [[Int]](repeating: [], count: count)
        for (index, arc) in arcs.enumerated() where place[arc.from] < place[arc.to] {
            outgoing[arc.from].append(index)
        }
        // the most expensive first, because restoring an edge may prevent restoring another
        reversed.sort { (-arcs[$0].weight, $0) < (-arcs[$1].weight, $1) }
        var result = Set<Int>()
        for index in reversed {
            if isReachable(arcs[index].from, from: arcs[index].to, arcs: arcs, outgoing: outgoing) {
                result.insert(index)
            } else {
                outgoing[arcs[index].from].append(index)
            }
        }
        return result
    }

    /// Returns each node's position in a sequence with few back edges. Sources come first and sinks last. Between them,
    /// nodes whose outgoing edges outweigh their incoming ones precede the others.
    private static func sequence(count: Int, arcs: [Arc]) -> [Int] {
        var balance = [Int](repeating: 0, count: count)
        var (leaving, arriving) = (balance, balance)
        var neighbours = [[(node: Int, weight: Int, isOut: Bool)]](repeating: [], count: count)
        for arc in arcs where arc.from != arc.to {
            balance[arc.from] += arc.weight
            balance[arc.to] -= arc.weight
            leaving[arc.from] += 1
            arriving[arc.to] += 1
            neighbours[arc.from].append((arc.to, arc.weight, true))
            neighbours[arc.to].append((arc.from, arc.weight, false))
        }
        var place = [Int](repeating: -1, count: count)
        var (first, last) = (0, count - 1)
        var remaining = Array(0..<count)
        while !remaining.isEmpty {
            let sink = remaining.first { leaving[$0] == 0 }
            let source = remaining.first { arriving[$0] == 0 }
            guard let node = sink ?? source ?? remaining.max(by: { (balance[$0], -$0) < (balance[$1], -$1) }) else {
                break
            }
            if sink != nil {
                place[node] = last
                last -= 1
            } else {
                place[node] = first
                first += 1
            }
            remaining.removeAll { $0 == node }
            for (other, weight, isOut) in neighbours[node] {
                balance[other] += isOut ? weight : -weight
                if isOut { arriving[other] -= 1 } else { leaving[other] -= 1 }
            }
        }
        return place
    }

    private static func isReachable(_ goal: Int, from start: Int, arcs: [Arc], outgoing: [[Int]]) -> Bool {
        var seen: Set = [start]
        var stack = [start]
        while let node = stack.popLast() {
            if node == goal { return true }
            for index in outgoing[node] where seen.insert(arcs[index].to).inserted { stack.append(arcs[index].to) }
        }
        return false
    }
}
