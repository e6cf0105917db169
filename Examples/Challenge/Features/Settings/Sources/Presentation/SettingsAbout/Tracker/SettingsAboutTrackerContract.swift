/// The tracking of the about screen.
protocol SettingsAboutTrackerContract {
    func trackScreenViewed()
    func trackTourOpened()
}
