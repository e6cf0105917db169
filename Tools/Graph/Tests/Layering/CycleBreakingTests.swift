import Testing
import WaymarkTesting

@testable import WaymarkGraph

@Suite("Breaking cycles") struct CycleBreakingTests {
    private func arcs(_ pairs: [(Int, Int)]) -> [CycleBreaking.Arc] {
        pairs.map { .init(from: $0, to: $1, weight: 1) }
    }
    /// Returns true if the arcs form no cycle, apart from self-loops.
    private func isAcyclic(count: Int, _ arcs: [(from: Int, to: Int)]) -> Bool {
        var remaining = Set(0..<count)
        while let sink = remaining.first(where: { node in
            !arcs.contains { $0.from == node && $0.to != node && remaining.contains($0.to) }
        }) {
            remaining.remove(sink)
        }
        return remaining.isEmpty
    }
    private func random(_ seed: UInt64) -> (count: Int, arcs: [CycleBreaking.Arc]) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...12, using: &random)
        let arcs = (0..<Int.random(in: 0...30, using: &random)).map { _ in
            CycleBreaking.Arc(
                from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random),
                weight: Int.random(in: 1...3, using: &random))
        }
        return (count, arcs)
    }

    @Test("no edge is reversed if there is no cycle") func acyclic() {
        #expect(CycleBreaking.reversed(count: 4, arcs: arcs([(0, 1), (1, 2), (0, 2), (3, 2)])).isEmpty)
    }

    @Test("exactly one edge of a cycle is reversed") func ring() {
        #expect(CycleBreaking.reversed(count: 3, arcs: arcs([(0, 1), (1, 2), (2, 0)])).count == 1)
    }

    @Test("of two edges in a cycle, the cheaper one is reversed") func weights() {
        let arcs = [CycleBreaking.Arc(from: 0, to: 1, weight: 1), .init(from: 1, to: 0, weight: 3)]
        #expect(CycleBreaking.reversed(count: 2, arcs: arcs) == [0])
    }

    @Test("the graph is acyclic once the chosen edges are reversed", arguments: 0..<100 as Range<UInt64>)
    func leavesNoCycle(seed: UInt64) {
        let (count, arcs) = random(seed)
        let reversed = CycleBreaking.reversed(count: count, arcs: arcs)
        let directed = arcs.enumerated().map { reversed.contains($0) ? (from: $1.to, to: $1.from) : ($1.from, $1.to) }
        #expect(isAcyclic(count: count, directed))
    }

    @Test("each reversed edge would close a cycle with the edges that are kept", arguments: 0..<100 as Range<UInt64>)
    func turnsNoneTooMany(seed: UInt64) {
        let (count, arcs) = random(seed)
        let reversed = CycleBreaking.reversed(count: count, arcs: arcs)
        let kept = arcs.indices.filter { !reversed.contains($0) }.map { (from: arcs[$0].from, to: arcs[$0].to) }
        for index in reversed {
            #expect(!isAcyclic(count: count, kept + [(arcs[index].from, arcs[index].to)]))
        }
    }
}
