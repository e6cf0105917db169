/// How an SVG is written.
package struct SVGOptions: Hashable, Sendable {
    /// Whether shapes and colors that occur are explained below the graph.
    package var hasLegend = true
    /// The schemes of links that are kept. A link without a scheme always is; others are left out.
    package var linkSchemes: Set<String> = ["http", "https", "file"]
    /// Around the drawing, in pixels.
    package var margin = 24

    package init() {}
}
