/// Layer assignment: puts each box into a layer so that lines are short. All lines lead to later layers, except those
/// that are reversed to break a cycle.
enum LayerAssignment {
    struct Result: Equatable {
        /// The zero-based layer of each box.
        var layer: [Int]
        /// The indices of the lines that are reversed to break cycles.
        var reversed: Set<Int>
        /// The number of layers.
        var count: Int { (layer.max() ?? -1) + 1 }
    }

    static func assign(_ input: LayeredInput) -> Result {
        let count = input.boxes.count
        let weights = input.lines.map { line in
            let cluster = input.boxes[line.from].cluster
            return line.weight * (cluster != nil && cluster == input.boxes[line.to].cluster ? 3 : 1)
        }
        let reversed = CycleBreaking.reversed(
            count: count,
            arcs: zip(input.lines, weights).map { .init(from: $0.from, to: $0.to, weight: $1) })

        // a line with a label spans two layers, so that the label fits into the one between
        var edges = input.lines.indices.map { index in
            let line = input.lines[index]
            let isReversed = reversed.contains(index)
            return NetworkSimplex.Edge(
                tail: isReversed ? line.to : line.from, head: isReversed ? line.from : line.to,
                minimum: line.label == nil ? 1 : 2, weight: weights[index])
        }
        // each cluster has two vertices, before and after its boxes; the edge between them keeps it short
        for cluster in input.clusters.indices {
            let (start, end) = (count + 2 * cluster, count + 2 * cluster + 1)
            for box in input.boxes.indices where input.boxes[box].cluster == cluster {
                edges.append(.init(tail: start, head: box, minimum: 0, weight: 0))
                edges.append(.init(tail: box, head: end, minimum: 0, weight: 0))
            }
            edges.append(.init(tail: start, head: end, minimum: 0, weight: 2))
        }
        var layer = NetworkSimplex.ranks(count: count + 2 * input.clusters.count, edges: edges, steps: 40 * count + 400)
        let first = layer.prefix(count).min() ?? 0
        for index in layer.indices { layer[index] -= first }
        spread(&layer, boxes: count, edges: edges)
        return Result(layer: Array(layer.prefix(count)), reversed: reversed)
    }

    /// Evens out the layers. Moves a box to the layer with the fewest boxes among those that leave the total weighted
    /// length of its lines unchanged, unless that layer would then have at least as many boxes as the box's old layer
    /// had.
    private static func spread(_ layer: inout [Int], boxes: Int, edges: [NetworkSimplex.Edge]) {
        var population = [Int](repeating: 0, count: (layer.prefix(boxes).max() ?? 0) + 1)
        for box in 0..<boxes { population[layer[box]] += 1 }
        var incident = [[Int]](repeating: [], count: boxes)
        for (index, edge) in edges.enumerated() {
            if edge.tail < boxes { incident[edge.tail].append(index) }
            if edge.head < boxes { incident[edge.head].append(index) }
        }
        for box in 0..<boxes {
            var (low, high, balance) = (0, population.count - 1, 0)
            for edge in incident[box].map({ edges[$0] }) {
                if edge.head == box {
                    low = max(low, layer[edge.tail] + edge.minimum)
                    balance += edge.weight
                } else {
                    high = min(high, layer[edge.head] - edge.minimum)
                    balance -= edge.weight
                }
            }
            guard balance == 0, low < high else { continue }
            let best = (low...high).min {
                (population[$0], abs($0 - layer[box])) < (population[$1], abs($1 - layer[box]))
            }
            guard let best, population[best] + 1 < population[layer[box]] else { continue }
            population[layer[box]] -= 1
            population[best] += 1
            layer[box] = best
        }
    }
}
