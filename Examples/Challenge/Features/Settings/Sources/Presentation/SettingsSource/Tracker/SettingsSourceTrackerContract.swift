/// The tracker of the events of the screen that chooses a data source.
protocol SettingsSourceTrackerContract {
    func trackScreenViewed()
    func trackSourceSelected(_ source: DataSourceChoice)
}
