protocol SettingsAboutTrackerContract {
    func trackScreenViewed()
    func trackTourOpened()
}
