import WaymarkGraph

extension Route {
    /// The route as a polyline, with 16 points for each curve.
    var points: [Point] {
        var points = [start]
        for step in steps {
            guard case .curve(let first, let second, let end) = step, let from = points.last else {
                points.append(step.end)
                continue
            }
            for part in 1...16 {
                let t = Double(part) / 16
                let weights = [(1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t]
                let all = [from, first, second, end]
                points.append(
                    Point(
                        x: Int(zip(weights, all).reduce(0) { $0 + $1.0 * Double($1.1.x) }.rounded()),
                        y: Int(zip(weights, all).reduce(0) { $0 + $1.0 * Double($1.1.y) }.rounded())))
            }
        }
        return points
    }

    /// Returns true if the route crosses the inside of a box. Invalid for self-loops, whose curves leave the bounds of
    /// their ends.
    func crosses(_ frame: Rect) -> Bool {
        let ends = [start] + steps.map(\.end)
        // fast path: a curve stays within the bounds of its ends
        guard ends.contains(where: { $0.x > frame.x }), ends.contains(where: { $0.x < frame.right }),
            ends.contains(where: { $0.y > frame.y }), ends.contains(where: { $0.y < frame.bottom })
        else { return false }
        return zip(points, points.dropFirst()).contains { from, to in
            max(from.x, to.x) > frame.x && min(from.x, to.x) < frame.right
                && max(from.y, to.y) > frame.y && min(from.y, to.y) < frame.bottom
        }
    }
}
