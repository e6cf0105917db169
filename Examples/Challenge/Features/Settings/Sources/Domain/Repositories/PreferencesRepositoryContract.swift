/// The user's preferences.
public protocol PreferencesRepositoryContract {
    /// The available sources.
    var availableSources: [DataSourceChoice] { get }
    var source: DataSourceChoice { get }
    func choose(_ source: DataSourceChoice)
}
