import Testing
import WaymarkTesting

@testable import WaymarkGraph

@Suite("Crossings") struct CrossingTests {
    @Test("the count of crossings equals that of comparing all pairs", arguments: 0..<100 as Range<UInt64>)
    func counting(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let segments = (0..<Int.random(in: 0...30, using: &random)).map { _ in
            (
                left: Int.random(in: 0..<8, using: &random), right: Int.random(in: 0..<8, using: &random),
                weight: Int.random(in: 1...3, using: &random)
            )
        }
        var expected = 0
        for (index, one) in segments.enumerated() {
            for other in segments[..<index] where (one.left - other.left) * (one.right - other.right) < 0 {
                expected += one.weight * other.weight
            }
        }
        #expect(CrossingCounter.crossings(segments) == expected)
    }

    @Test("a round of sifting returns the number of crossings that it removes", arguments: RandomGraph.all)
    func sifting(random: RandomGraph) throws {
        for input in try random.inputs() {
            let graph = BlockGraph(input, layers: LayerAssignment.assign(input))
            var generator = SeededGenerator(seed: random.seed)
            var sifting = Sifting(
                BlockOrder(row: graph.blocks.indices.shuffled(using: &generator), in: graph), in: graph)
            for _ in 0..<3 {
                let before = CrossingCounter.crossings(in: graph, places: sifting.order.places(in: graph))
                let gain = sifting.round()
                let after = CrossingCounter.crossings(in: graph, places: sifting.order.places(in: graph))
                #expect(before - after == gain)
                #expect(gain >= 0)
            }
        }
    }

    @Test("a tree is drawn without crossings", arguments: [2, 3, 5])
    func tree(children: Int) throws {
        let box = LayeredInput.Box(size: Size(width: 10, height: 10))
        let input = LayeredInput(
            boxes: [LayeredInput.Box](repeating: box, count: 60),
            lines: (1..<60).map { .init(from: ($0 - 1) / children, to: $0) }, clusters: [])
        let graph = BlockGraph(input, layers: LayerAssignment.assign(input))
        let order = CrossingReduction.order(graph)
        #expect(CrossingCounter.crossings(in: graph, places: order.places(in: graph)) == 0)
    }

    @Test("the order of two small layers has the fewest possible crossings", arguments: 0..<20 as Range<UInt64>)
    func optimum(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // two layers of four boxes, with a line between each pair and five random ones
        let box = LayeredInput.Box(size: Size(width: 10, height: 10))
        var lines = (0..<4).map { LayeredInput.Line(from: $0, to: 4 + $0) }
        for _ in 0..<5 {
            lines.append(
                .init(from: Int.random(in: 0..<4, using: &random), to: Int.random(in: 4..<8, using: &random)))
        }
        let input = LayeredInput(boxes: [LayeredInput.Box](repeating: box, count: 8), lines: lines, clusters: [])
        let graph = BlockGraph(
            input, layers: .init(layer: [0, 0, 0, 0, 1, 1, 1, 1], reversed: []))
        var least = Int.max
        let orders = permutations([0, 1, 2, 3])
        for left in orders {
            for right in orders {
                least = min(least, CrossingCounter.crossings(in: graph, places: left + right))
            }
        }
        let order = CrossingReduction.order(graph)
        #expect(CrossingCounter.crossings(in: graph, places: order.places(in: graph)) == least)
    }

    private func permutations(_ elements: [Int]) -> [[Int]] {
        guard elements.count > 1 else { return [elements] }
        return elements.flatMap { first in permutations(elements.filter { $0 != first }).map { [first] + $0 } }
    }
}

@Suite("An order of blocks") struct BlockOrderTests {
    @Test("in every layer, exactly the blocks of a cluster are between its borders", arguments: RandomGraph.all)
    func clustersAreTogether(random: RandomGraph) throws {
        for input in try random.inputs() {
            let graph = BlockGraph(input, layers: LayerAssignment.assign(input))
            let order = CrossingReduction.order(graph, work: 100_000)
            for row in order.layers(in: graph) {
                for (start, end) in graph.borders.compactMap(\.self) {
                    guard let first = row.firstIndex(of: start), let last = row.firstIndex(of: end) else { continue }
                    let cluster = graph.blocks[start].cluster
                    for (index, block) in row.enumerated() {
                        #expect((graph.blocks[block].cluster == cluster) == (first...last).contains(index))
                    }
                }
            }
        }
    }

    @Test("an order contains every block exactly once", arguments: RandomGraph.all)
    func everyBlockOnce(random: RandomGraph) throws {
        for input in try random.inputs() {
            let graph = BlockGraph(input, layers: LayerAssignment.assign(input))
            let order = CrossingReduction.order(graph, work: 100_000)
            #expect(order.sequence(in: graph).sorted() == Array(graph.blocks.indices))
        }
    }
}
