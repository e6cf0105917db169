/// The tour's state, which determines if the first screen offers the tour.
public protocol TourState {
    var isTourTaken: Bool { get }
}
