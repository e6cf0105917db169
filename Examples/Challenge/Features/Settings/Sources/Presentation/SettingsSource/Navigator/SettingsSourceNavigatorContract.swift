/// The navigator of the data source screen.
protocol SettingsSourceNavigatorContract {
    func goBack()
}
