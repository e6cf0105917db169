/// The persistent state of the tour.
public protocol TourRepositoryContract {
    func markTaken()
}
