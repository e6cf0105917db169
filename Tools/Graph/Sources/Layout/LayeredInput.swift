/// A width and a height, in pixels.
package struct Size: Codable, Hashable, Sendable {
    package var width: Int
    package var height: Int
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// The input of the layout's phases: one component of a graph, with indices in place of ids.
struct LayeredInput: Sendable {
    struct Box: Sendable {
        var size: Size
        /// The index of the box's cluster; nil without one.
        var cluster: Int?
        /// A Boolean value that indicates whether the box is widened to the widest stretched box of its layer.
        var isStretched = false
        /// The height reserved for self-loops below the box, in pixels.
        var loops = 0
    }
    struct Line: Sendable {
        var from: Int
        var to: Int
        /// The size of the line's label; nil without one.
        var label: Size?
        /// The weight of the line: the higher, the shorter and straighter it gets.
        var weight = 1
    }
    var boxes: [Box]
    /// The lines, without self-loops.
    var lines: [Line]
    /// The size of each cluster's label.
    var clusters: [Size]
}
