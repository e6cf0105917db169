/// A width and a height, in pixels.
package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// What the phases of the layout work on: one connected part of a graph, as numbers.
struct LayeredInput: Sendable {
    struct Box: Sendable {
        var size: Size
        /// The index of the cluster that the box belongs to.
        var cluster: Int?
        /// Whether it takes the width of the widest box of its layer that does so, too.
        var isStretched = false
        /// Room below it, for lines from it to itself.
        var loops = 0
    }
    struct Line: Sendable {
        var from: Int
        var to: Int
        /// The size of the text on the line.
        var label: Size?
        /// How important it is that the line is short, straight, and leads from left to right.
        var weight = 1
    }
    var boxes: [Box]
    /// None from a box to itself.
    var lines: [Line]
    /// The size of each cluster's label.
    var clusters: [Size]
}
