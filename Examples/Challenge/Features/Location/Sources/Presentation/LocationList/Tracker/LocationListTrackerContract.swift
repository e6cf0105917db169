/// The tracker of the events of the list of locations.
protocol LocationListTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackLocationSelected(id: Int)
    func trackPageTurned()
}
