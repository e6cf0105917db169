/// The ways out of the choice of a data source.
protocol SettingsSourceNavigatorContract {
    func goBack()
}
