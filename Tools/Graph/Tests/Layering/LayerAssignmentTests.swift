import Testing

@testable import WaymarkGraph

@Suite("Assigning layers") struct LayerAssignmentTests {
    @Test("each line leads to a later layer, or is reversed", arguments: RandomGraph.all)
    func direction(random: RandomGraph) throws {
        for input in try random.inputs() {
            let result = LayerAssignment.assign(input)
            for (index, line) in input.lines.enumerated() {
                let span = result.layer[line.to] - result.layer[line.from]
                let length = result.reversed.contains(index) ? -span : span
                #expect(length >= (line.label == nil ? 1 : 2))
            }
        }
    }

    @Test("layers start at 0, and each has a box or a line", arguments: RandomGraph.all)
    func layersAreUsed(random: RandomGraph) throws {
        for input in try random.inputs() {
            let result = LayerAssignment.assign(input)
            let graph = BlockGraph(input, layers: result)
            #expect(result.layer.min() == 0)
            for layer in 0..<result.count {
                #expect(
                    graph.blocks.contains { block in
                        if case .border = block.kind { false } else { block.layers.contains(layer) }
                    })
            }
        }
    }

    @Test("a box that fits into several layers is put into the one with the fewest boxes") func spreading() {
        // 0 → 1 → 2 → 3, with three more between 0 and 2; 7 fits beside 1 or 2
        let box = LayeredInput.Box(size: Size(width: 10, height: 10))
        let lines = [(0, 1), (1, 2), (2, 3), (0, 4), (4, 2), (0, 5), (5, 2), (0, 6), (6, 2), (0, 7), (7, 3)]
        let input = LayeredInput(
            boxes: [LayeredInput.Box](repeating: box, count: 8), lines: lines.map { .init(from: $0, to: $1) },
            clusters: [])
        #expect(LayerAssignment.assign(input).layer == [0, 1, 2, 3, 1, 1, 1, 2])
    }
}
