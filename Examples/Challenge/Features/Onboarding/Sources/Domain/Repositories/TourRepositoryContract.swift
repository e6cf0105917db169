/// The memory of the tour.
public protocol TourRepositoryContract {
    func markTaken()
}
