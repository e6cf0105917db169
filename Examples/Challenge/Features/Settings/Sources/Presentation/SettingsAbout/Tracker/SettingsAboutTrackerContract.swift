/// The tracker of the events of the about screen.
protocol SettingsAboutTrackerContract {
    func trackScreenViewed()
    func trackTourOpened()
}
