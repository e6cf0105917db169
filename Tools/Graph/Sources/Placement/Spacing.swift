/// The distances of a drawing, in pixels.
enum Spacing {
    static let betweenBoxes = 18
    static let betweenLines = 12
    static let betweenLineAndBox = 14
    /// Inside a cluster's border.
    static let clusterPadding = 16
    /// Above the first box of a cluster, not counting its label.
    static let clusterTop = 12
    static let betweenClusters = 20
    /// Between two layers, minimum and maximum.
    static let gap = 64
    static let widestGap = 150
    /// Between unconnected components.
    static let betweenParts = 40
    /// Between lines at one side of a box, maximum.
    static let betweenPorts = 9
    /// Between a port and a box's corner, minimum.
    static let portMargin = 10
}
