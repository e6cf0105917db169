/// An order of all blocks, from which each layer's order follows.
///
/// The blocks of a cluster are contiguous, between the cluster's borders. Its boxes are therefore contiguous in each
/// layer, two clusters are in the same order in all layers, and a line that passes through layers stays on one side of
/// each cluster that it doesn't belong to.
struct BlockOrder: Equatable, Sendable {
    enum Item: Hashable, Sendable {
        case block(Int)
        case cluster(Int)
    }
    /// The clusters and the blocks outside clusters, in order.
    var items: [Item]
    /// The blocks of each cluster in order, without the cluster's borders.
    var inner: [[Int]]

    /// Returns each block's position in the order.
    func places(in graph: BlockGraph) -> [Int] {
        var place = [Int](repeating: 0, count: graph.blocks.count)
        for (index, block) in sequence(in: graph).enumerated() { place[block] = index }
        return place
    }

    /// Returns all blocks in order.
    func sequence(in graph: BlockGraph) -> [Int] {
        items.flatMap { item -> [Int] in
            switch item {
            case .block(let block): [block]
            case .cluster(let cluster): blocks(of: cluster, in: graph)
            }
        }
    }

    /// Returns a cluster's blocks in order, including its borders.
    func blocks(of cluster: Int, in graph: BlockGraph) -> [Int] {
        guard let borders = graph.borders[cluster] else { return [] }
        return [borders.start] + inner[cluster] + [borders.end]
    }

    /// Returns the blocks of each layer in order.
    func layers(in graph: BlockGraph) -> [[Int]] {
        var layers = [[Int]](repeating: [], count: graph.layerCount)
        for block in sequence(in: graph) {
            for layer in graph.blocks[block].layers { layers[layer].append(block) }
        }
        return layers
    }

    /// Creates an order from a sequence of blocks. A cluster takes the position of its first block.
    init(row: [Int], in graph: BlockGraph) {
        items = []
        inner = [[Int]](repeating: [], count: graph.borders.count)
        var seen = Set<Int>()
        for block in row {
            guard let cluster = graph.blocks[block].cluster else {
                items.append(.block(block))
                continue
            }
            if seen.insert(cluster).inserted { items.append(.cluster(cluster)) }
            if case .border = graph.blocks[block].kind { continue }
            inner[cluster].append(block)
        }
    }
}
