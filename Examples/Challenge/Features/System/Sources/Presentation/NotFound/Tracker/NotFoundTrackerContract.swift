/// The tracker of the events of the not-found screen.
protocol NotFoundTrackerContract {
    func trackScreenViewed()
    func trackHomeOpened()
}
