protocol LocationListTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackLocationSelected(id: Int)
    func trackPageTurned()
}
