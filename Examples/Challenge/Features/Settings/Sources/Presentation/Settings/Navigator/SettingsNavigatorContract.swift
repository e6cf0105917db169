/// The ways out of the settings.
protocol SettingsNavigatorContract {
    func navigateToSource()
    func navigateToAbout()
}
