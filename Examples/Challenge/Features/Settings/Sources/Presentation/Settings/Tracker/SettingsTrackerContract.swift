/// The tracking of the settings.
protocol SettingsTrackerContract {
    func trackScreenViewed()
    func trackSourceOpened()
    func trackAboutOpened()
}
