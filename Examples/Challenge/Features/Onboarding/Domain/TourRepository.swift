/// Remembers whether the tour was taken.
public protocol TourRepository {
    func markTaken()
}

/// Remembers that the tour was taken.
struct FinishTour {
    let repository: any TourRepository

    func callAsFunction() { repository.markTaken() }
}
