/// A step of the tour.
public struct TourStep {
    public let title: String
    public let text: String
}
