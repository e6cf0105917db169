/// Functions that count the crossings of segments between two layers.
enum CrossingCounter {
    /// Returns the sum of the products of weights over all pairs of crossing segments. Segments that share an end don't
    /// cross. O(n log n).
    ///
    /// - Parameter segments: The position of each segment's start in one layer and of its end in the other, and its
    ///   weight.
    static func crossings(_ segments: [(left: Int, right: Int, weight: Int)]) -> Int {
        guard let highest = segments.map(\.right).max() else { return 0 }
        let sorted = segments.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
        // a Fenwick tree with the total weight of the segments up to each end
        var sums = [Int](repeating: 0, count: highest + 2)
        var (seen, crossings) = (0, 0)
        for segment in sorted {
            var (index, below) = (segment.right + 1, 0)
            while index > 0 {
                below += sums[index]
                index -= index & -index
            }
            crossings += (seen - below) * segment.weight
            seen += segment.weight
            index = segment.right + 1
            while index < sums.count {
                sums[index] += segment.weight
                index += index & -index
            }
        }
        return crossings
    }

    /// Returns the weighted number of crossings in a graph.
    ///
    /// - Parameter places: The position of each block.
    static func crossings(in graph: BlockGraph, places: [Int]) -> Int {
        graph.gaps.reduce(0) { sum, gap in
            sum + crossings(gap.map { (places[$0.left], places[$0.right], $0.weight) })
        }
    }
}
