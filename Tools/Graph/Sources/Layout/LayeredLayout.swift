/// The positions of one component's boxes, lines and clusters.
struct Drawing: Sendable {
    var size: Size
    var boxes: [Rect]
    /// The lines, each from its start box to its end box. `label` is the frame of the line's label; nil without one.
    var lines: [(route: Route, label: Rect?)]
    /// The frames of the clusters; nil for a cluster without boxes.
    var clusters: [Rect?]
    /// The weighted number of crossings.
    var crossings: Int
}

/// Sugiyama layout of one component, in layers from left to right: assigns layers, orders each, and then computes
/// positions and lines.
enum LayeredLayout {
    static func draw(_ input: LayeredInput) -> Drawing {
        let layers = LayerAssignment.assign(input)
        let graph = BlockGraph(input, layers: layers)
        let order = CrossingReduction.order(graph)
        let places = order.places(in: graph)
        let ports = Ports(graph, places: places, input: input)
        let heights = Heights.assign(graph, order: order, ports: ports, input: input)
        let columns = Columns(graph, heights: heights, input: input)

        let boxes = input.boxes.indices.map { index in
            let box = input.boxes[index]
            let layer = layers.layer[index]
            let width = box.isStretched ? columns.stretched[layer] : box.size.width
            // boxes that aren't stretched end at the layer's right edge, near their targets
            let x = box.isStretched ? columns.start[layer] : columns.end(layer) - width
            return Rect(x: x, y: heights[index] - box.size.height / 2, width: width, height: box.size.height)
        }
        let routing = Routing(graph: graph, heights: heights, columns: columns, ports: ports, frames: boxes)
        var lines = routing.routes(input)
        for index in layers.reversed { lines[index].route = lines[index].route.reversed() }
        let clusters = graph.borders.map { borders in
            borders.map { borders in
                let span = graph.blocks[borders.start].layers
                let x = columns.start[span.lowerBound] - Spacing.clusterPadding
                return Rect(
                    x: x, y: heights[borders.start], width: columns.end(span.upperBound) + Spacing.clusterPadding - x,
                    height: heights[borders.end] - heights[borders.start])
            }
        }
        return Drawing(
            size: Size(width: 0, height: 0), boxes: boxes, lines: lines, clusters: clusters,
            crossings: CrossingCounter.crossings(in: graph, places: places)
        ).atOrigin(loops: input.boxes.map(\.loops))
    }
}

extension Drawing {
    /// Returns the drawing moved to the origin, with its size. The size includes the space for self-loops below each
    /// box.
    func atOrigin(loops: [Int]) -> Drawing {
        let frames =
            zip(boxes, loops).map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height + $1) }
            + lines.compactMap(\.label) + clusters.compactMap(\.self)
        let points = lines.flatMap { line in [line.route.start] + line.route.steps.map(\.end) }
        let left = (frames.map(\.x) + points.map(\.x)).min() ?? 0
        let top = (frames.map(\.y) + points.map(\.y)).min() ?? 0
        let right = (frames.map(\.right) + points.map(\.x)).max() ?? 0
        let bottom = (frames.map(\.bottom) + points.map(\.y)).max() ?? 0
        var drawing = moved(by: Point(x: -left, y: -top))
        drawing.size = Size(width: right - left, height: bottom - top)
        return drawing
    }

    func moved(by offset: Point) -> Drawing {
        var drawing = self
        drawing.boxes = boxes.map { $0.moved(by: offset) }
        drawing.lines = lines.map { ($0.route.moved(by: offset), $0.label?.moved(by: offset)) }
        drawing.clusters = clusters.map { $0?.moved(by: offset) }
        return drawing
    }
}
