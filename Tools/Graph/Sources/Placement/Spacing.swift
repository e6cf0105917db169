/// The distances of a drawing, in pixels.
enum Spacing {
    static let betweenBoxes = 18
    static let betweenLines = 12
    static let betweenLineAndBox = 14
    /// Inside of a cluster's border.
    static let clusterPadding = 16
    /// Above the first box of a cluster, without its label.
    static let clusterTop = 12
    static let betweenClusters = 20
    /// Between two layers: at least, and at most.
    static let gap = 64
    static let widestGap = 150
    /// Between parts that are not connected.
    static let betweenParts = 40
    /// Between lines that start or end at one side of a box, at most.
    static let betweenPorts = 9
    /// How far a port stays away from a box's corner.
    static let portMargin = 10
}
