/// The navigation from the tour.
protocol TourNavigatorContract {
    func finish()
}
