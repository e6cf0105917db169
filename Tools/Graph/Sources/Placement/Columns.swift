/// The horizontal positions of the layers.
struct Columns {
    /// The left edge of each layer.
    private(set) var start: [Int] = []
    /// The width of each layer.
    private(set) var width: [Int]
    /// The common width of each layer's stretched boxes; 0 without any.
    private(set) var stretched: [Int]

    /// Computes the positions. A layer is as wide as its content. The gap between two layers grows, up to a maximum,
    /// with the height that the lines in the gap climb or fall.
    init(_ graph: BlockGraph, heights: [Int], input: LayeredInput) {
        stretched = [Int](repeating: 0, count: graph.layerCount)
        width = stretched
        for block in graph.blocks {
            switch block.kind {
            case .box(let box):
                let layer = block.layers.lowerBound
                width[layer] = max(width[layer], input.boxes[box].size.width)
                if input.boxes[box].isStretched {
                    stretched[layer] = max(stretched[layer], input.boxes[box].size.width)
                }
            case .line(let line):
                let layer = BlockGraph.layerOfLabel(in: block.layers)
                if let label = input.lines[line].label { width[layer] = max(width[layer], label.width + 16) }
            case .border(let cluster, isEnd: false):
                // a cluster's label has to fit into the first layer, because lines bend to the right of a layer
                let layer = block.layers.lowerBound
                width[layer] = max(width[layer], input.clusters[cluster].width)
            case .border: break
            }
        }
        var x = 0
        for layer in 0..<graph.layerCount {
            start.append(x)
            guard layer < graph.gaps.count else { break }
            let climb = graph.gaps[layer].map { abs(heights[$0.left] - heights[$0.right]) }.max() ?? 0
            x += width[layer] + min(Spacing.widestGap, Spacing.gap + climb / 8)
        }
    }

    func end(_ layer: Int) -> Int { start[layer] + width[layer] }
}

extension BlockGraph {
    /// Returns the layer of a line's label: the middle one of those that the line passes.
    static func layerOfLabel(in layers: ClosedRange<Int>) -> Int { (layers.lowerBound + layers.upperBound) / 2 }
    func layerOfLabel(of block: Int) -> Int { Self.layerOfLabel(in: blocks[block].layers) }
}
