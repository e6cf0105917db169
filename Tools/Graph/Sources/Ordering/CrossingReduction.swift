/// Crossing reduction: a search for an order of blocks with few crossings.
enum CrossingReduction {
    /// Returns the best order found. Starts from several simple orders, improves each, and then perturbs the best one.
    /// Stops if there are no crossings, after 30 perturbations in a row without gain, or when the budget is spent.
    /// Deterministic.
    ///
    /// - Parameter work: The budget, in pairs of segments examined. Six rounds are always permitted.
    static func order(_ graph: BlockGraph, work: Int = 2_000_000) -> BlockOrder {
        let perRound = max(
            1, graph.gaps.reduce(graph.blocks.count * graph.blocks.count) { $0 + 4 * $1.count * $1.count })
        var rounds = max(6, work / perRound)
        var best: (order: BlockOrder, crossings: Int)?

        /// Improves an order, and keeps it unless it has more crossings than the best one so far. Returns true if it
        /// has fewer.
        func improve(_ start: BlockOrder) -> Bool {
            var sifting = Sifting(start, in: graph)
            var left = CrossingCounter.crossings(in: graph, places: start.places(in: graph))
            var idle = 0
            // stops after two rounds without gain, because the first may have shortened lines, which lets the second
            // remove crossings; after one if there are none
            while rounds > 0, idle < (left > 0 ? 2 : 1) {
                rounds -= 1
                let gain = sifting.round()
                left -= gain
                idle = gain > 0 ? 0 : idle + 1
            }
            let before = best?.crossings ?? .max
            if left <= before { best = (sifting.order, left) }
            return left < before
        }
        for row in InitialOrder.rows(of: graph) where best?.crossings != 0 {
            _ = improve(BlockOrder(row: row, in: graph))
        }

        var random = Shaker(state: 1)
        var failures = 0
        while rounds > 0, failures < 30, let current = best, current.crossings > 0 {
            failures = improve(random.shaken(current.order)) ? 0 : failures + 1
        }
        return best?.order ?? BlockOrder(row: Array(graph.blocks.indices), in: graph)
    }
}

/// The orders from which crossing reduction starts.
enum InitialOrder {
    /// Returns three orders of the blocks: depth-first, breadth-first, and the breadth-first one sorted by the mean
    /// positions of the blocks' neighbors.
    static func rows(of graph: BlockGraph) -> [[Int]] {
        var neighbours = [[Int]](repeating: [], count: graph.blocks.count)
        for segment in graph.gaps.joined() where segment.left != segment.right {
            neighbours[segment.left].append(segment.right)
            neighbours[segment.right].append(segment.left)
        }
        let starts = graph.blocks.indices.sorted {
            (graph.blocks[$0].layers.lowerBound, $0) < (graph.blocks[$1].layers.lowerBound, $1)
        }
        let broad = row(from: starts, neighbours: neighbours, isDeep: false)
        return [
            row(from: starts, neighbours: neighbours, isDeep: true), broad, averaged(broad, neighbours: neighbours),
        ]
    }

    private static func row(from starts: [Int], neighbours: [[Int]], isDeep: Bool) -> [Int] {
        var row: [Int] = []
        var isSeen = [Bool](repeating: false, count: neighbours.count)
        for start in starts where !isSeen[start] {
            var waiting = [start]
            var next = 0
            while next < waiting.count {
                let block = isDeep ? waiting.removeLast() : waiting[next]
                if !isDeep { next += 1 }
                guard !isSeen[block] else { continue }
                isSeen[block] = true
                row.append(block)
                let unseen = neighbours[block].filter { !isSeen[$0] }
                waiting += isDeep ? unseen.reversed() : unseen
            }
        }
        return row
    }

    /// Returns the order after sorting it eight times by the mean position of each block and its neighbors.
    private static func averaged(_ row: [Int], neighbours: [[Int]]) -> [Int] {
        var row = row
        var place = row
        for _ in 0..<8 {
            for (index, block) in row.enumerated() { place[block] = index * 1024 }
            let mean = neighbours.indices.map { block in
                neighbours[block].reduce(place[block]) { $0 + place[$1] } / (neighbours[block].count + 1)
            }
            row.sort { (mean[$0], $0) < (mean[$1], $1) }
        }
        return row
    }
}

/// A generator of random changes to an order, with a fixed seed.
private struct Shaker {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        // SplitMix64
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(bound))
    }

    mutating func shaken(_ order: BlockOrder) -> BlockOrder {
        var order = order
        for _ in 0..<max(2, order.items.count / 8) where order.items.count > 1 {
            let item = order.items.remove(at: next(below: order.items.count))
            order.items.insert(item, at: next(below: order.items.count + 1))
        }
        for cluster in order.inner.indices where order.inner[cluster].count > 1 && next(below: 4) == 0 {
            let block = order.inner[cluster].remove(at: next(below: order.inner[cluster].count))
            order.inner[cluster].insert(block, at: next(below: order.inner[cluster].count + 1))
        }
        return order
    }
}
