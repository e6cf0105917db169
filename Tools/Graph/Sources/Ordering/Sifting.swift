/// Sifting: reduces crossings by moving one item at a time, a block or a whole cluster, to its best position.
///
/// After "A Global k-Level Crossing Reduction Algorithm" by Bachmaier, Brandenburg, Brunner and Hübner. The cost of a
/// position changes only where the moved item passes the end of a segment. All positions of an item are therefore
/// evaluated by looking at each pair of segments once, so a round is quadratic in the number of segments between two
/// layers.
struct Sifting {
    private let graph: BlockGraph
    private(set) var order: BlockOrder
    private var places: [Int]
    /// The segments of each block, by gap and index.
    private var incident: [[(gap: Int, index: Int)]]
    /// For each block, a Boolean value that indicates whether it is being moved.
    private var isMoved: [Bool]
    /// The index of each block's item among the items that aren't moved. When a block moves within its cluster, the
    /// index is -1 for blocks up to the cluster's start border, and `Int.max` from its end border on.
    private var rank: [Int]

    init(_ order: BlockOrder, in graph: BlockGraph) {
        self.graph = graph
        self.order = order
        places = order.places(in: graph)
        incident = [[(gap: Int, index: Int)]](repeating: [], count: graph.blocks.count)
        isMoved = [Bool](repeating: false, count: graph.blocks.count)
        rank = [Int](repeating: 0, count: graph.blocks.count)
        for (gap, segments) in graph.gaps.enumerated() {
            for (index, segment) in segments.enumerated() {
                incident[segment.left].append((gap, index))
                if segment.right != segment.left { incident[segment.right].append((gap, index)) }
            }
        }
    }

    /// Moves each item, and each block within its cluster, to its best position, and returns the weighted number of
    /// crossings that this removes.
    mutating func round() -> Int {
        var gain = 0
        for item in order.items { gain += move(item) }
        for cluster in order.inner.indices {
            for block in order.inner[cluster] { gain += move(block, in: cluster) }
        }
        return gain
    }

    private mutating func move(_ item: BlockOrder.Item) -> Int {
        guard let old = order.items.firstIndex(of: item) else { return 0 }
        var others = order.items
        others.remove(at: old)
        for (index, other) in others.enumerated() {
            switch other {
            case .block(let block): rank[block] = index
            case .cluster(let cluster): for block in order.blocks(of: cluster, in: graph) { rank[block] = index }
            }
        }
        let moved: [Int]
        switch item {
        case .block(let block): moved = [block]
        case .cluster(let cluster): moved = order.blocks(of: cluster, in: graph)
        }
        guard let (place, gain) = bestPlace(for: moved, among: others.count, old: old) else { return 0 }
        others.insert(item, at: place)
        order.items = others
        places = order.places(in: graph)
        return gain
    }

    private mutating func move(_ block: Int, in cluster: Int) -> Int {
        guard let old = order.inner[cluster].firstIndex(of: block), let borders = graph.borders[cluster] else {
            return 0
        }
        let (first, last) = (places[borders.start], places[borders.end])
        for other in rank.indices {
            rank[other] = places[other] <= first ? -1 : .max
            if places[other] > first, places[other] < last {
                rank[other] = places[other] - first - 1 - (places[other] > places[block] ? 1 : 0)
            }
        }
        guard let (place, gain) = bestPlace(for: [block], among: order.inner[cluster].count - 1, old: old) else {
            return 0
        }
        order.inner[cluster].remove(at: old)
        order.inner[cluster].insert(block, at: place)
        places = order.places(in: graph)
        return gain
    }

    /// Returns the position with the fewest weighted crossings, and the weighted number of crossings that moving there
    /// removes. Among equally good positions, it is the one nearest to the moved blocks' neighbors. Returns nil if that
    /// is the old position.
    private mutating func bestPlace(for moved: [Int], among count: Int, old: Int) -> (place: Int, gain: Int)? {
        for block in moved { isMoved[block] = true }
        defer { for block in moved { isMoved[block] = false } }
        let costs = costs(of: moved, among: count)
        let target = target(of: moved, among: count)
        var best = old
        for place in costs.indices {
            let isNearer = abs(2 * place - target) < abs(2 * best - target)
            if costs[place] < costs[best] || costs[place] == costs[best] && isNearer { best = place }
        }
        return best == old ? nil : (best, costs[old] - costs[best])
    }

    /// Returns the cost of each position, relative to that of the first one.
    private func costs(of moved: [Int], among count: Int) -> [Int] {
        // the difference of each position's cost from that of the one before
        var steps = [Int](repeating: 0, count: count + 1)
        for block in moved {
            for (gap, index) in incident[block] {
                let segment = graph.gaps[gap][index]
                // a segment with two moved ends is counted once, at its left end
                if isMoved[segment.left], block != segment.left { continue }
                addSteps(of: segment, at: index, among: graph.gaps[gap], to: &steps)
            }
        }
        for place in steps.indices.dropFirst() { steps[place] += steps[place - 1] }
        return steps
    }

    /// For each position, adds to `steps` by how much the weighted crossings of a moved segment with the others of its
    /// gap exceed those at the position before. Segments that share an end don't cross. A pair of moved segments is
    /// counted once.
    private func addSteps(
        of segment: BlockGraph.Segment, at index: Int, among gap: [BlockGraph.Segment], to steps: inout [Int]
    ) {
        let (movesLeft, movesRight) = (isMoved[segment.left], isMoved[segment.right])
        for other in gap.indices {
            let left = gap[other].left
            let right = gap[other].right
            guard left != segment.left, right != segment.right else { continue }
            // counts a pair of moved segments once
            let isOtherMoved = isMoved[left] || isMoved[right]
            if isOtherMoved, other <= index { continue }
            // `first` and `second`: the positions after which the moved segment's left and right end is on the other
            // side
            var isBefore = true
            var (first, second) = (Int.max, Int.max)
            if movesLeft == isMoved[left] {
                if places[segment.left] > places[left] { isBefore.toggle() }
            } else {
                first = rank[movesLeft ? left : segment.left]
                if !movesLeft { isBefore.toggle() }
            }
            if movesRight == isMoved[right] {
                if places[segment.right] > places[right] { isBefore.toggle() }
            } else {
                second = rank[movesRight ? right : segment.right]
                if !movesRight { isBefore.toggle() }
            }
            guard first != second else { continue }
            // `isBefore` means that they don't cross at the first position
            let weight = segment.weight * gap[other].weight
            let (near, far) = first < second ? (first, second) : (second, first)
            if near < 0 {
                // on the other side from the first position on
                if far < steps.count - 1 { steps[far + 1] += isBefore ? -weight : weight }
            } else {
                if near < steps.count - 1 { steps[near + 1] += isBefore ? weight : -weight }
                if far < steps.count - 1 { steps[far + 1] += isBefore ? -weight : weight }
            }
        }
    }

    /// Returns twice the mean position of the moved blocks' neighbors; twice the middle if there are none.
    private func target(of moved: [Int], among count: Int) -> Int {
        var (sum, number) = (0, 0)
        for block in moved {
            for (gap, index) in incident[block] {
                let segment = graph.gaps[gap][index]
                let other = segment.left == block ? segment.right : segment.left
                guard !isMoved[other] else { continue }
                sum += min(count, max(0, rank[other])) * 2 + 1
                number += 1
            }
        }
        return number == 0 ? count : sum / number
    }
}
