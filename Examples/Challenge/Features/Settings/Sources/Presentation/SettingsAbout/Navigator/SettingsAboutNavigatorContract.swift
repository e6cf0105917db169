/// The navigator of the about screen.
protocol SettingsAboutNavigatorContract {
    func navigateToTour()
}
