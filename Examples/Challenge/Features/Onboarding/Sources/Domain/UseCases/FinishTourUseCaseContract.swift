/// Remembers that the tour was taken.
protocol FinishTourUseCaseContract {
    func execute()
}
