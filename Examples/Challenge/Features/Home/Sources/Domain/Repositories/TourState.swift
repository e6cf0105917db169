/// The tour's state. The first screen offers the tour until it is taken.
public protocol TourState {
    var isTourTaken: Bool { get }
}
