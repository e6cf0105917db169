/// The navigator of the settings.
protocol SettingsNavigatorContract {
    func navigateToSource()
    func navigateToAbout()
}
