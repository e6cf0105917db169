protocol TourNavigatorContract {
    func finish()
}
