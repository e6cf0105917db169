/// The paths of lines. Lines are straight through layers, and curved between two layers, where there are no boxes.
struct Routing {
    let graph: BlockGraph
    let heights: [Int]
    let columns: Columns
    let ports: Ports
    /// The boxes' frames.
    let frames: [Rect]

    /// Returns the path of each line from left to right. `label` is the frame of the line's label; nil without one.
    func routes(_ input: LayeredInput) -> [(route: Route, label: Rect?)] {
        input.lines.indices.map { (route(of: $0), label(of: $0, size: input.lines[$0].label)) }
    }

    private func route(of line: Int) -> Route {
        let (first, indices) = graph.segmentsOfLine[line]
        let segments = indices.enumerated().map { graph.gaps[first + $0][$1] }
        var route = Route(start: Point(x: 0, y: 0), steps: [])
        for (offset, segment) in segments.enumerated() {
            let (gap, index) = (first + offset, indices[offset])
            let from = Point(x: columns.end(gap), y: heights[segment.left] + ports.left[gap][index])
            let to = Point(x: columns.start[gap + 1], y: heights[segment.right] + ports.right[gap][index])
            if offset == 0 { route.start = Point(x: frames[segment.left].right, y: from.y) }
            add(.line(to: from), to: &route)
            let middle = (from.x + to.x) / 2
            if from.y == to.y {
                add(.line(to: to), to: &route)
            } else {
                route.steps.append(.curve(Point(x: middle, y: from.y), Point(x: middle, y: to.y), to: to))
            }
            if offset == segments.count - 1 { add(.line(to: Point(x: frames[segment.right].x, y: to.y)), to: &route) }
        }
        return route
    }

    /// Adds a straight step to a route, unless the route already ends there. A straight step before it has the same
    /// height, and is replaced.
    private func add(_ step: Route.Step, to route: inout Route) {
        guard step.end != route.end else { return }
        if case .line = route.steps.last { route.steps.removeLast() }
        route.steps.append(step)
    }

    private func label(of line: Int, size: Size?) -> Rect? {
        guard let size, let block = graph.blockOfLine[line] else { return nil }
        let layer = graph.layerOfLabel(of: block)
        return Rect(
            x: columns.start[layer] + (columns.width[layer] - size.width) / 2, y: heights[block] - size.height / 2,
            width: size.width, height: size.height)
    }
}
