public import Waymark

/// Where the app's data comes from. It may leave in events.
public enum DataSourceChoice: String, Trackable, CaseIterable {
    case embedded, remote

    /// The choice in words.
    public var title: String {
        switch self {
        case .embedded: "Embedded data"
        case .remote: "Rick and Morty API"
        }
    }
}

/// What the user prefers.
public protocol PreferencesRepository {
    /// The sources that there are to choose from.
    var availableSources: [DataSourceChoice] { get }
    var source: DataSourceChoice { get }
    func choose(_ source: DataSourceChoice)
}

/// Chooses a data source, if there is such a one.
struct ChooseSource {
    let preferences: any PreferencesRepository

    func callAsFunction(_ source: DataSourceChoice) {
        guard preferences.availableSources.contains(source) else { return }
        preferences.choose(source)
    }
}
