/// One order for all blocks, from which each layer takes its own. The blocks of a cluster are contiguous, between the
/// cluster's borders: so its boxes are contiguous in each layer, two clusters are in the same order wherever they meet,
/// and no line crosses the box of a cluster that it doesn't belong to.
struct BlockOrder: Equatable, Sendable {
    enum Item: Hashable, Sendable {
        case block(Int)
        case cluster(Int)
    }
    /// Clusters, and blocks outside of them.
    var items: [Item]
    /// The blocks of each cluster, without its borders.
    var inner: [[Int]]

    /// Each block's position in the whole order.
    func places(in graph: BlockGraph) -> [Int] {
        var place = [Int](repeating: 0, count: graph.blocks.count)
        for (index, block) in sequence(in: graph).enumerated() { place[block] = index }
        return place
    }

    /// All blocks, in order.
    func sequence(in graph: BlockGraph) -> [Int] {
        items.flatMap { item -> [Int] in
            switch item {
            case .block(let block): [block]
            case .cluster(let cluster): blocks(of: cluster, in: graph)
            }
        }
    }

    /// A cluster's blocks with its borders around them.
    func blocks(of cluster: Int, in graph: BlockGraph) -> [Int] {
        guard let borders = graph.borders[cluster] else { return [] }
        return [borders.start] + inner[cluster] + [borders.end]
    }

    /// The blocks of each layer, in order.
    func layers(in graph: BlockGraph) -> [[Int]] {
        var layers = [[Int]](repeating: [], count: graph.layerCount)
        for block in sequence(in: graph) {
            for layer in graph.blocks[block].layers { layers[layer].append(block) }
        }
        return layers
    }

    /// Creates an order from a row of blocks. A cluster takes the position of its first block.
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
