/// The tracker of the events of the tour.
protocol TourTrackerContract {
    func trackScreenViewed()
    func trackTourFinished()
}
