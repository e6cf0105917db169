/// The navigator of the screen that chooses a data source.
protocol SettingsSourceNavigatorContract {
    func goBack()
}
