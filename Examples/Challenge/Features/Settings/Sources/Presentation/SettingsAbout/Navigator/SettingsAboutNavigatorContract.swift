/// The ways out of the about screen.
protocol SettingsAboutNavigatorContract {
    func navigateToTour()
}
