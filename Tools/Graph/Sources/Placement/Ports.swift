/// The points at which lines meet their boxes.
struct Ports {
    /// The vertical offset of each segment's left end from the middle of its box, by gap and index of the segment; 0 if
    /// the end isn't at a box.
    private(set) var left: [[Int]]
    /// The vertical offset of each segment's right end from the middle of its box, by gap and index of the segment; 0
    /// if the end isn't at a box.
    private(set) var right: [[Int]]

    /// Sorts the lines at each side of a box by the position of their other end, so that they don't cross there.
    init(_ graph: BlockGraph, places: [Int], input: LayeredInput) {
        left = graph.gaps.map { [Int](repeating: 0, count: $0.count) }
        right = left
        for (gap, segments) in graph.gaps.enumerated() {
            var leaving: [Int: [Int]] = [:]
            var arriving: [Int: [Int]] = [:]
            for (index, segment) in segments.enumerated() {
                if case .box = graph.blocks[segment.left].kind { leaving[segment.left, default: []].append(index) }
                if case .box = graph.blocks[segment.right].kind { arriving[segment.right, default: []].append(index) }
            }
            for (box, indices) in leaving {
                let sorted = indices.sorted { (places[segments[$0].right], $0) < (places[segments[$1].right], $1) }
                for (rank, index) in sorted.enumerated() {
                    left[gap][index] = Self.offset(rank, of: sorted.count, height: input.boxes[box].size.height)
                }
            }
            for (box, indices) in arriving {
                let sorted = indices.sorted { (places[segments[$0].left], $0) < (places[segments[$1].left], $1) }
                for (rank, index) in sorted.enumerated() {
                    right[gap][index] = Self.offset(rank, of: sorted.count, height: input.boxes[box].size.height)
                }
            }
        }
    }

    private static func offset(_ rank: Int, of count: Int, height: Int) -> Int {
        guard count > 1 else { return 0 }
        let room = min((count - 1) * Spacing.betweenPorts, max(0, height - 2 * Spacing.portMargin))
        return rank * room / (count - 1) - room / 2
    }
}
