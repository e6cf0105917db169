import Testing
import WaymarkTesting

@testable import WaymarkGraph

@Suite("Network simplex") struct NetworkSimplexTests {
    private typealias Edge = NetworkSimplex.Edge

    private func random(_ seed: UInt64) -> (count: Int, edges: [Edge]) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...6, using: &random)
        let edges = (0..<Int.random(in: 0...10, using: &random)).map { _ in
            let tail = Int.random(in: 0..<count - 1, using: &random)
            return Edge(
                tail: tail, head: Int.random(in: tail + 1..<count, using: &random),
                minimum: Int.random(in: 0...2, using: &random), weight: Int.random(in: 0...4, using: &random))
        }
        return (count, edges)
    }
    private func cost(_ rank: [Int], _ edges: [Edge]) -> Int {
        edges.reduce(0) { $0 + $1.weight * (rank[$1.head] - rank[$1.tail]) }
    }
    private func isFeasible(_ rank: [Int], _ edges: [Edge]) -> Bool {
        edges.allSatisfy { rank[$0.head] - rank[$0.tail] >= $0.minimum }
    }
    /// Returns the minimal cost over all ranks in a range that contains the best ones.
    private func leastCost(count: Int, edges: [Edge]) -> Int {
        let highest = 2 * (count - 1)
        var rank = [Int](repeating: 0, count: count)
        var least = Int.max
        func assign(_ vertex: Int) {
            guard vertex < count else { return least = min(least, cost(rank, edges)) }
            let low = edges.filter { $0.head == vertex }.map { rank[$0.tail] + $0.minimum }.max() ?? 0
            for value in stride(from: low, through: highest, by: 1) {
                rank[vertex] = value
                assign(vertex + 1)
            }
        }
        assign(0)
        return least
    }

    @Test("the ranks are feasible, and the weighted sum of edge lengths is minimal", arguments: 0..<60 as Range<UInt64>)
    func isOptimal(seed: UInt64) {
        let (count, edges) = random(seed)
        let rank = NetworkSimplex.ranks(count: count, edges: edges)
        #expect(isFeasible(rank, edges))
        #expect(cost(rank, edges) == leastCost(count: count, edges: edges))
    }

    @Test("balancing keeps the ranks feasible and the weighted sum of edge lengths", arguments: 0..<60 as Range<UInt64>)
    func balancing(seed: UInt64) {
        let (count, edges) = random(seed)
        let plain = NetworkSimplex.ranks(count: count, edges: edges)
        let balanced = NetworkSimplex.ranks(count: count, edges: edges, isBalanced: true)
        #expect(isFeasible(balanced, edges))
        #expect(cost(balanced, edges) == cost(plain, edges))
    }

    @Test("the ranks are feasible after any number of steps", arguments: 0...5)
    func stopsEarly(steps: Int) {
        for seed in 0..<30 as Range<UInt64> {
            let (count, edges) = random(seed)
            #expect(isFeasible(NetworkSimplex.ranks(count: count, edges: edges, steps: steps), edges))
        }
    }

    @Test("balancing puts a vertex in the middle of its range") func middle() {
        // 1 fits anywhere between 0 and 2
        let edges = [
            Edge(tail: 0, head: 1, minimum: 1, weight: 1), Edge(tail: 1, head: 2, minimum: 1, weight: 1),
            Edge(tail: 0, head: 3, minimum: 10, weight: 1), Edge(tail: 3, head: 2, minimum: 10, weight: 9),
        ]
        let rank = NetworkSimplex.ranks(count: 4, edges: edges, isBalanced: true)
        #expect(rank[2] - rank[0] == 20)
        #expect((9...11).contains(rank[1] - rank[0]))
    }

    @Test("the heap removes the smallest key first") func heap() {
        var random = SeededGenerator(seed: 5)
        var heap = MinHeap()
        let keys = (0..<200).map { _ in Int.random(in: 0..<50, using: &random) }
        for (value, key) in keys.enumerated() { heap.insert(value, key: key) }
        var taken: [Int] = []
        while let first = heap.first {
            taken.append(first.key)
            heap.removeFirst()
        }
        #expect(taken == keys.sorted())
    }
}
