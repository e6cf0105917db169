/// The user's preferences.
public protocol PreferencesRepositoryContract {
    /// The sources that can be chosen.
    var availableSources: [DataSourceChoice] { get }
    var source: DataSourceChoice { get }
    func choose(_ source: DataSourceChoice)
}
