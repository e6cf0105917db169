protocol TourTrackerContract {
    func trackScreenViewed()
    func trackTourFinished()
}
