protocol SettingsAboutNavigatorContract {
    func navigateToTour()
}
