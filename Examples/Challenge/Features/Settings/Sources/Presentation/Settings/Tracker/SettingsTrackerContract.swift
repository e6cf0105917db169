/// The tracker of the events of the settings.
protocol SettingsTrackerContract {
    func trackScreenViewed()
    func trackSourceOpened()
    func trackAboutOpened()
}
