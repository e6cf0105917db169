/// The ways out of the tour.
protocol TourNavigatorContract {
    func finish()
}
