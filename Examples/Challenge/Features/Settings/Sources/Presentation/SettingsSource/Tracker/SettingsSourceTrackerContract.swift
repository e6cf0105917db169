/// The tracker of the data source screen.
protocol SettingsSourceTrackerContract {
    func trackScreenViewed()
    func trackSourceSelected(_ source: DataSourceChoice)
}
