/// The user's preferences.
public protocol PreferencesRepositoryContract {
    /// The sources that there are to choose from.
    var availableSources: [DataSourceChoice] { get }
    var source: DataSourceChoice { get }
    func choose(_ source: DataSourceChoice)
}
