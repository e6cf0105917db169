/// The tracking of the not-found screen.
protocol NotFoundTrackerContract {
    func trackScreenViewed()
    func trackHomeOpened()
}
