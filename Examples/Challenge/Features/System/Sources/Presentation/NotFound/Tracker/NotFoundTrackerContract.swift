protocol NotFoundTrackerContract {
    func trackScreenViewed()
    func trackHomeOpened()
}
