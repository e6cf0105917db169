/// A repository that records that the tour was taken.
public protocol TourRepositoryContract {
    func markTaken()
}
