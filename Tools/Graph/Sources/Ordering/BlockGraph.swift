/// The input of the ordering phase: the boxes and lines of all layers as blocks, and the segments between them.
///
/// A line that passes through layers is one block in all of them, so it is straight there. The borders of a cluster are
/// blocks and segments too, so a line that crosses a border counts as a crossing.
struct BlockGraph: Sendable {
    struct Block: Sendable {
        var kind: Kind
        /// The block's layers.
        var layers: ClosedRange<Int>
        /// The index of the block's cluster; nil without one.
        var cluster: Int?
    }
    enum Kind: Hashable, Sendable {
        case box(Int)
        case line(Int)
        case border(cluster: Int, isEnd: Bool)
    }
    /// The part of a line or border between a block of one layer and a block of the next.
    struct Segment: Sendable {
        var left: Int
        var right: Int
        /// The cost of a crossing with a segment of weight 1.
        var weight = 1
    }

    /// The blocks: boxes in their order, then lines, then borders.
    private(set) var blocks: [Block]
    /// The segments between each layer and the next.
    private(set) var gaps: [[Segment]]
    /// The index of each line's block; nil for a line between adjacent layers.
    private(set) var blockOfLine: [Int?]
    /// The segments of each line from left to right. `gap` is the line's first gap; `indices` has the index of the
    /// line's segment in that gap and in each following one.
    private(set) var segmentsOfLine: [(gap: Int, indices: [Int])]
    /// The indices of each cluster's border blocks; nil for a cluster without boxes.
    private(set) var borders: [(start: Int, end: Int)?]
    let layerCount: Int

    init(_ input: LayeredInput, layers: LayerAssignment.Result) {
        layerCount = layers.count
        blocks = input.boxes.enumerated().map { index, box in
            Block(kind: .box(index), layers: layers.layer[index]...layers.layer[index], cluster: box.cluster)
        }
        gaps = [[Segment]](repeating: [], count: max(0, layers.count - 1))
        blockOfLine = []
        segmentsOfLine = []
        borders = []
        for (index, line) in input.lines.enumerated() {
            let isReversed = layers.reversed.contains(index)
            addLine(
                index, from: isReversed ? line.to : line.from, to: isReversed ? line.from : line.to, weight: line.weight
            )
        }
        for cluster in input.clusters.indices { addBorders(of: cluster) }
    }

    private mutating func addLine(_ line: Int, from: Int, to: Int, weight: Int) {
        let gap = blocks[from].layers.upperBound
        let passed = gap + 1..<blocks[to].layers.lowerBound
        var row = [from, to]
        blockOfLine.append(passed.isEmpty ? nil : blocks.count)
        if let first = passed.first, let last = passed.last {
            row = [from] + [Int](repeating: blocks.count, count: passed.count) + [to]
            let isInside = blocks[from].cluster == blocks[to].cluster
            blocks.append(
                Block(kind: .line(line), layers: first...last, cluster: isInside ? blocks[from].cluster : nil))
        }
        segmentsOfLine.append((gap, []))
        for (offset, (left, right)) in zip(row, row.dropFirst()).enumerated() {
            segmentsOfLine[line].indices.append(gaps[gap + offset].count)
            gaps[gap + offset].append(Segment(left: left, right: right, weight: weight))
        }
    }

    private mutating func addBorders(of cluster: Int) {
        let boxes = blocks.filter { $0.cluster == cluster }
        guard let first = boxes.map(\.layers.lowerBound).min(), let last = boxes.map(\.layers.upperBound).max() else {
            borders.append(nil)
            return
        }
        borders.append((blocks.count, blocks.count + 1))
        for isEnd in [false, true] {
            for gap in first..<last {
                gaps[gap].append(Segment(left: blocks.count, right: blocks.count, weight: 2))
            }
            blocks.append(
                Block(kind: .border(cluster: cluster, isEnd: isEnd), layers: first...last, cluster: cluster))
        }
    }
}
