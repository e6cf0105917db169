/// A point of the drawing, in pixels from the top left corner.
package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
    static func + (point: Point, offset: Point) -> Point { Point(x: point.x + offset.x, y: point.y + offset.y) }
}

/// A rectangle of the drawing, in pixels.
package struct Rect: Codable, Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
    package var right: Int { x + width }
    package var bottom: Int { y + height }
    package var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Returns true if the rectangles share more than an edge.
    package func overlaps(_ other: Rect) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }
    package func contains(_ other: Rect) -> Bool {
        x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
    }
    func moved(by offset: Point) -> Rect {
        Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    }
}

/// The path of a line from its start node to its end node.
package struct Route: Hashable, Sendable {
    package var start: Point
    package var steps: [Step]

    package enum Step: Hashable, Sendable {
        case line(to: Point)
        /// A cubic Bézier curve, with its two control points.
        case curve(Point, Point, to: Point)

        package var end: Point {
            switch self {
            case .line(let end), .curve(_, _, let end): end
            }
        }
        func moved(by offset: Point) -> Step {
            switch self {
            case .line(let end): .line(to: end + offset)
            case .curve(let first, let second, let end): .curve(first + offset, second + offset, to: end + offset)
            }
        }
    }
    package var end: Point { steps.last?.end ?? start }

    func moved(by offset: Point) -> Route {
        Route(start: start + offset, steps: steps.map { $0.moved(by: offset) })
    }
    /// Returns the path in the opposite direction.
    func reversed() -> Route {
        let starts = [start] + steps.map(\.end)
        return Route(
            start: end,
            steps: zip(steps, starts).reversed().map { step, start in
                switch step {
                case .line: .line(to: start)
                case .curve(let first, let second, _): .curve(second, first, to: start)
                }
            })
    }
}
