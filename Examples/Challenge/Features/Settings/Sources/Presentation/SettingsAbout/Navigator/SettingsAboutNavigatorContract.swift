/// The navigation from the about screen.
protocol SettingsAboutNavigatorContract {
    func navigateToTour()
}
