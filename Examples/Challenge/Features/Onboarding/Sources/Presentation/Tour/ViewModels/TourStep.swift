/// One of the things that the tour tells.
public struct TourStep {
    public let title: String
    public let text: String
}
