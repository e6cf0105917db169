/// A packing of rectangles into rows.
enum Packing {
    /// Returns the position of each rectangle, in the order of `sizes`, and the total size. The rows are filled from
    /// the tallest rectangle to the shortest, up to a width at which the aspect ratio is about 3:2, but at least to the
    /// width of the widest rectangle.
    static func pack(_ sizes: [Size], distance: Int) -> (places: [Point], size: Size) {
        let area = sizes.reduce(0) { $0 + ($1.width + distance) * ($1.height + distance) }
        var limit = sizes.map(\.width).max() ?? 0
        while limit * limit * 2 < area * 3 { limit += max(1, limit / 16) }
        var places = sizes.map { _ in Point(x: 0, y: 0) }
        var size = Size(width: 0, height: 0)
        var (x, y, rowHeight) = (0, 0, 0)
        for index in sizes.indices.sorted(by: { (-sizes[$0].height, $0) < (-sizes[$1].height, $1) }) {
            if x > 0, x + sizes[index].width > limit {
                (x, y, rowHeight) = (0, y + rowHeight + distance, 0)
            }
            places[index] = Point(x: x, y: y)
            x += sizes[index].width + distance
            rowHeight = max(rowHeight, sizes[index].height)
            size.width = max(size.width, x - distance)
            size.height = max(size.height, y + rowHeight)
        }
        return (places, size)
    }
}
