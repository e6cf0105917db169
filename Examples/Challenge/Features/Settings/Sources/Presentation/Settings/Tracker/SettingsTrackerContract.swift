protocol SettingsTrackerContract {
    func trackScreenViewed()
    func trackSourceOpened()
    func trackAboutOpened()
}
