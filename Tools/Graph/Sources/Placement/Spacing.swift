/// The distances of a drawing, in pixels.
enum Spacing {
    static let betweenBoxes = 18
    static let betweenLines = 12
    static let betweenLineAndBox = 14
    /// The distance between a cluster's border and its content.
    static let clusterPadding = 16
    /// The distance between a cluster's label and the first box or line below it.
    static let clusterTop = 12
    static let betweenClusters = 20
    /// The minimum distance between two layers.
    static let gap = 64
    /// The maximum distance between two layers.
    static let widestGap = 150
    /// The distance between unconnected components.
    static let betweenParts = 40
    /// The maximum distance between adjacent lines at one side of a box.
    static let betweenPorts = 9
    /// The minimum distance between a line and the corner of its box.
    static let portMargin = 10
}
