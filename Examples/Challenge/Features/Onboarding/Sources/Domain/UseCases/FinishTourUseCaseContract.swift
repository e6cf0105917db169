/// A use case that records that the user has taken the tour.
protocol FinishTourUseCaseContract {
    func execute()
}
