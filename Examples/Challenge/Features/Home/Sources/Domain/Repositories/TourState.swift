/// Tells the first screen if there is a tour to offer.
public protocol TourState {
    var isTourTaken: Bool { get }
}
