/// The options of an SVG.
package struct SVGOptions: Hashable, Sendable {
    /// A Boolean value that indicates whether a legend is drawn below the graph.
    package var hasLegend = true
    /// The schemes of links that are kept, in lowercase. Links without a scheme are kept as well; all others are
    /// dropped, and so are links with spaces or control characters.
    package var linkSchemes: Set<String> = ["http", "https", "file"]
    /// The margin around the drawing, in pixels.
    package var margin = 24

    package init() {}
}
