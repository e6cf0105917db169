/// The navigation from the screen that chooses a data source.
protocol SettingsSourceNavigatorContract {
    func goBack()
}
