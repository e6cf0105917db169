/// The tracking of the choice of a data source.
protocol SettingsSourceTrackerContract {
    func trackScreenViewed()
    func trackSourceSelected(_ source: DataSourceChoice)
}
