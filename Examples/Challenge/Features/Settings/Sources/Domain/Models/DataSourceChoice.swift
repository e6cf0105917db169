public import Waymark

/// A source of the app's data. It may appear in events.
public enum DataSourceChoice: String, Trackable, CaseIterable {
    case embedded, remote

    /// The source's name for the user.
    public var title: String {
        switch self {
        case .embedded: "Embedded data"
        case .remote: "Rick and Morty API"
        }
    }
}
