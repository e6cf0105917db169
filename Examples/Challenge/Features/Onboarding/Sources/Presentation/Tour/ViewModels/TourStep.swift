/// A step of the tour.
public struct TourStep {
    /// The name of a system symbol.
    public let symbol: String
    public let title: String
    public let text: String
}
