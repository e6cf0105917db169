/// Tells the first screen whether to offer the tour.
public protocol TourState {
    var isTourTaken: Bool { get }
}
