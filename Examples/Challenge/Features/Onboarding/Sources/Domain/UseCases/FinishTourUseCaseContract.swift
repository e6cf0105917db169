/// Records that the user has taken the tour.
protocol FinishTourUseCaseContract {
    func execute()
}
