/// Where the layers are, from left to right.
struct Columns {
    /// The left edge of each layer.
    private(set) var start: [Int] = []
    /// The width of each layer.
    private(set) var width: [Int]
    /// The width that boxes of a layer share, where they stretch.
    private(set) var stretched: [Int]

    /// Layers are as wide as what is in them, and farther apart where lines have to climb far.
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
                // no line bends above the boxes of a cluster's first layer, where its label stands
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
    /// The layer in which a line's text stands: the middle one of those that it passes.
    static func layerOfLabel(in layers: ClosedRange<Int>) -> Int { (layers.lowerBound + layers.upperBound) / 2 }
    func layerOfLabel(of block: Int) -> Int { Self.layerOfLabel(in: blocks[block].layers) }
}
