/// The navigator of the tour.
protocol TourNavigatorContract {
    func finish()
}
