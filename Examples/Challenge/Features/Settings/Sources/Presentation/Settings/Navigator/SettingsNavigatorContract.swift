protocol SettingsNavigatorContract {
    func navigateToSource()
    func navigateToAbout()
}
