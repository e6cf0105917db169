/// The navigation from the choice of a data source.
protocol SettingsSourceNavigatorContract {
    func goBack()
}
