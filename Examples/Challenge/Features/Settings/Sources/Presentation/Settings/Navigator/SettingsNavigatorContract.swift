/// The navigation from the settings.
protocol SettingsNavigatorContract {
    func navigateToSource()
    func navigateToAbout()
}
