/// The tracking of the tour.
protocol TourTrackerContract {
    func trackScreenViewed()
    func trackTourFinished()
}
